import type { PlaceStory } from '../place-story-type.ts';

export const walkingInnStory: PlaceStory = {
  id: 'walking-inn',
  pronouns: { K: 'she', B: 'he', V: 'she' },
  levels: [3, 13],
  tones: ['whimsical', 'heroic'],
  words: ['inn', 'tavern', 'legs', 'walking', 'house', 'hut'],
  title: 'The Walking Inn near {town}',
  look: '[The inn is not where the sign says. It stands two fields further on,|The sign is still there, but the inn is not: it stands two fields further on,|Two fields beyond its own sign, as if it had gone for a walk, stands the inn,] with [smoke in the chimney and mud up to the windows,|mud up to the windows and smoke in the chimney,] on four legs [as of a very large hen, folded under it.|like those of a very large hen, folded under it.] [A paper is nailed to the door, which is said to be a mortgage,|On the door a paper is nailed up, a mortgage, as people say,|What is nailed to the door is said to be a mortgage,] with scratch marks [where something has tried to get it off.|all round it, as of something that wanted it off.]',
  senses:
    '[The floor breathes, as no floor in {town} does.|Under the rug the floor breathes, as no floor in {town} does.|Unlike any floor in {town}, this one breathes.] «[Plates slide to the left together, and back.|The plates all slide to the left, and after a while all of them slide back.|The cups swing to the left on their hooks, and then to the right.] »It smells of [onions, hot stove and feathers|feathers, onions and warm straw|a henhouse and fried onions|hot stove, straw and soup|fried onions and, under the rug, of hen].',
  keeper: [
    'landlady',
    'serves soup in [bowls with lids|bowls with lids, on tables with a rim], asks guests to [sit on the windward side|hold on to the tables], and says "whoa" in her sleep.',
  ],
  guest: [
    'bailiff',
    'has been trying to serve a paper on the house for {years} weeks, and has [very sore feet|no heels left on his boots|one boot and very sore feet].',
  ],
  absent: 'builder',
  hooks: [
    [
      '{B} pays {pay} gold pieces«, from the bank of {town},» for holding the inn still for as long as it takes to read out one page.',
      [
        '[It has to hear its name to be seized.|It can be seized only if it hears its name.] [Nobody but the builder knows the name, and {B} has been reading out the wrong one.|{B} has been reading out the wrong one, as only the builder knows the name.|The name is known to the builder alone, and {B} reads out another one.]',
        '[The page is not what {B} takes it for.|{B} is wrong about the page.] [The inn knows that, is embarrassed for both of them, and runs whenever he gets to the second line.|At the second line the inn always runs, because it knows that, and is embarrassed for both of them.|The inn, which knows that and is embarrassed, never stays beyond the second line.]',
      ],
    ],
    [
      'A wedding from {town} is booked «at the inn »for Saturday. [The inn has been told, «and is nervous, »and moves one field further away every night.|The inn knows, «is nervous about it, »and is one field further off each morning.|Since the inn was told it has moved one field further away every night.]',
      '[It was built for a wedding that did not take place«, and has never got over it».|A wedding that did not take place is what it was built for«, and it still suffers from that».|It has never got over another wedding, for which it was built, and which did not take place.]',
    ],
    [
      'A guest of {town} went to bed in room five, [and room five has not been there since Tuesday.|and since Tuesday there has been no room five.|which has been missing since Tuesday, with the guest in it.] {K} asks for discretion and a search.',
      '[It has laid an egg.|The inn has laid an egg.] [Room five is out in the woods, «the size of a pantry, »with the guest in it, «unhurt, »and calls for its mother at night.|Out in the woods stands room five, «as small as a pantry, »with the guest unhurt in it, and calls for its mother at night.|Room five is in the woods now, has shrunk to the size of a pantry, with the guest in it«, unhurt», and at night it calls for its mother.]',
    ],
  ],
  done: 'A bed is a gold piece, and [one can tell {K} where one would like to wake up, within thirty miles|{K} asks each guest for a place to wake up at, within thirty miles|one wakes up where one has told {K}, within thirty miles]. «[The soup is always good;|There is always soup, and it is good;|One does not ask what is in the soup, which is good;] »[those whom {town} is looking for pay double.|people who are wanted in {town} pay double.|a guest who is being looked for in {town} pays double.]',
  trace:
    '[A second set of tracks follows those of the inn, smaller, and deep«, as of something that carries a weight».|Behind the tracks of the inn there are others, smaller and deep«, as of something that carries a weight».|Something smaller, with a weight on it, has followed the inn, as one sees by its deep tracks.] {K} never goes [near the cellar|down to the cellar|past the cellar door] without a bag of corn.',
  truth: [
    '{V} built this inn and the bank of {town}, and was paid for neither. So she cut the heart of a hen in two and walled one half into each of the two cellars«, as a joke», and it worked. The other tracks are those of the bank. It goes out only at night, is back in its square before the clerks come«, so that nobody in {town} has noticed», and each night it gets nearer to the inn.',
    "{K} is the builder {V.full}, under another name, and built it to run away in. The mortgage is in {B}'s bag. {B.name} nailed up the wrong paper, an offer of marriage« that he had carried about for years»; then he lost his glasses, and «for {years} weeks »he has recited to the windows what he believes is on the door. [The other tracks are those of a wardrobe on four paws, which he had made in {town} as a wedding present.|What made the other tracks is a wardrobe on four paws, which he ordered in {town} as a wedding present.|The other tracks belong to his wedding present, a wardrobe on four paws, from {town}.]",
  ],
  finds: [
    [
      'Nature',
      '[looking at|inspecting|examining] the tracks',
      '[both are of the same bird, and the smaller ones were made by marble feet, [as heavy as|of the colour of] the bank of {town}.|the same bird made both sets, and the smaller one on feet of marble, like [the steps|the pillars] of the bank of {town}.|they are from one bird, and [in the smaller ones there is marble dust, as from a building in {town}|marble from {town} has broken off in the smaller ones].]',
      1,
    ],
    [
      'Perception',
      '[laying|putting|pressing] an ear to the cellar door',
      '[it clucks in its sleep, and dreams [of a bank|of the bank of {town}].|down there a hen talks in its sleep, and says ["bank", and then "{town}"|the name of the bank of {town}].|one hears clucking, and between it [the clink of coins, because the heart down there hears what its other half hears in the bank of {town}|a voice that counts, because the heart down there hears what its other half hears in the bank of {town}].]',
      1,
    ],
    [
      'Investigation',
      '[reading|studying|poring over] the paper on the door, slowly',
      'it begins ["Dearest"|"My dearest"|"Dear heart"], and [there is no sum in it|ends with a question, not with a sum|names no sum and no bank of {town}].',
      2,
    ],
    [
      'Sleight of Hand',
      "[finding|looking for] {B}'s glasses",
      "they are in {K}'s [pocket, and have been cleaned|pocket, folded in a clean cloth|apron, wrapped in a handkerchief].",
      2,
    ],
    [
      'Animal Handling',
      '[scattering|throwing|putting down] [corn|barley|crumbs] before the house',
      '[it sits down, and everybody [is introduced to everybody|from {town} lands on everybody else].|down it sits, and all who were standing [meet all who were not|fall over the guests from {town}].|the house sits down to eat, and in it [everybody slides into everybody|half of {town} slides into the other half].]',
    ],
  ],
  use: [
    "[At a run {K.name}'s inn does forty feet a round,|{K.name}'s inn does forty feet a round at a run,|Forty feet a round is what {K.name}'s inn does at a run,] and all who stand must hold on (DC 12 Strength saving throw) or [go to the other end of the room with the plates|slide to the other end of the room, after the plates].",
    '[It kicks|The inn kicks|It scratches and kicks] (use the statistics of <1 Animated Armor, Ogre, Troll, Stone Giant, Frost Giant, Storm Giant>), but [never anyone who has paid {K.name}|never a guest who has paid {K.name}|whoever has paid {K.name} is safe].',
    '[Roof, chimney and gutters are as good as a ship in a fight, and the inn ducks under [branches|branches and bridges] without a warning from {K.name}.|In a fight the roof, the chimney and the gutters are as good as [a ship|the deck of a ship]. The inn ducks under [branches|branches and arches], and {K.name} [gives no warning|warns nobody].|{K.name} [gives no warning|says nothing] when the inn ducks under [branches|branches and arches]. In a fight the roof is as good as a ship, with a chimney and gutters.]',
  ],
  later: [
    'In {days} days the bank of {town} stays out until morning, and catches up. [It is of marble and the inn of wood; both break open in the fight,|One is of marble and the other of wood; in the fight both break open,|They fight, marble against wood, until both of them break open,] and the savings of {town} «and four villages »are trodden into the mud.',
    'In {days} days {B} gives up, [goes home|walks home], and the inn follows him [at a distance, in the rain, and will not eat|in the rain, at a distance, and eats nothing|as far as {town}, in the rain, and will not eat].',
  ],
  ways: [
    "{K} knows that it will stop for its name, and so will the bank. Both names are on {V}'s drawings, [in the cellar, in the nest|in the nest in the cellar]. [Whoever calls both can make the two houses sit down side by side«, which is all that the bank has been running for».|If both are called, the two houses sit down side by side«, and the bank has been running for nothing else».]",
    '[Somebody must read the page out loud and correctly, with {K} at the window.|With {K} at the window, the page has to be read out loud and correctly.|The page must be read out as it is written, aloud, and {K} has to be at the window.] She has had [her answer ready|an answer|a pen and an answer ready] for a while.',
  ],
};
