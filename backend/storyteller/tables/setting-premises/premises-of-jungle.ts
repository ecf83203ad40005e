import type { SettingPremise } from './premise-type.ts';

export const premisesOfJungle: readonly SettingPremise[] = [
  {
    id: 'jungle',
    slot: 'land',
    asks: [
      'jungle|rainforest|jungles ruins|temples|pyramids',
      'jungle|rainforest|jungles',
      'lost|ancient|forgotten|overgrown temple|temples|civilisation|civilization|city|cities',
      'dinosaur|dinosaurs|lizardfolk|yuan-ti|serpent_people|savage_land|lost_world',
      'tropical|volcano island|islands|land',
    ],
    not: 'caverns?|caves?|underground|underwater|greek|greece|swamps?|marsh|post-apocal*|wasteland|desert|ice|frozen|under_the_sea|magic_civilisation',
    without: 'snow|ice|frost|deserts?|dunes?|sledges?|winters?|wheat|castles?|glaciers?',
    title: 'The Green That Remembers',
    rulers: 'the River Company',
    guards: 'the machete men',
    wild: 'the jungle',
    way: 'by canoe',
    pitch:
      'The jungle of {land} takes back a road in a month and a town in a year. Under it lie the temples of a people who left overnight, with their tables laid. Now drums answer from the inside of one.',
    party:
      'The party has come upriver with more rope than sense, and has been cheated only once. That makes it an expedition. {A} has a map for it and would like half, and the drums to stop.',
    truths: [
      'What one does not cut for a week is gone. In {town1} sweeping is a religion, and there is a fine for letting a chair stand still.',
      'Nobody has built the temples, people say, but somebody washes them. The stones are clean each morning, and wet.',
      "Gold is worth little in {land} and salt much. A dry match is a week's lodging.",
      'There are beasts that were dead elsewhere. The great lizards have the right of way, and are asked to use it.',
      'The peoples of the river have one law in common: who takes something from the green must leave something that he liked.',
      'Names are not called out in {wild}. It learns quickly, and calls back in the evening.',
      'Fever comes with the rains, and one dreams the same stairs in it. Those who got to the top do not speak of it, and go on living a little beside themselves.',
    ],
    regions: [
      '{town1} is a port on stilts where the river meets the sea, full of rum, crates and people who leave on the next boat, next year.',
      '{town2} taps the gum trees. It is paid by weight, in tin money, and the scales belong to whoever pays.',
      '{town3} is a mission, a market and a school of the river peoples, built together so closely that each thinks that it is host.',
      '{town4} is the last camp below the temples. Its tents have roots, and its guides have all been here before, on other expeditions, as they say.',
    ],
    factions: [
      [
        'The River Company',
        'governs by the only steamer, and wants gum, gold and quiet',
        'has workers in the temples already, and pays for the drums that are to scare off the rest',
      ],
      [
        'The Nine Villages',
        'want the law of the green kept, and the gum trees left to heal',
        'are the grandchildren of those who left the temples, and know why',
      ],
      [
        'The Learned Societies',
        'send expeditions against each other, and want the stairs, the script and the fame',
        'have taken {few} stones home to their museums, where the walls have begun to sprout',
      ],
      [
        'The Stair Dreamers',
        'are fever survivors who live in {town4}, and want to go up a second time',
        'are being called, and each of them has one part of a door in the luggage',
      ],
    ],
    conflicts: [
      'The steamer has brought back {num} workers who cannot stop sweeping. The Company says that it is fever, and hires new ones.',
      'Two societies have planted their flags on one temple. By morning both are cut into neat strips and woven into a mat.',
      'A gum tree of {town2} has bled red and said a name. Nobody taps there any more, except for the man whose name it was, who has no choice.',
    ],
    people: [
      [
        'company agent',
        1,
        'wants to know what drums in the temple, for it is not the people whom {A.they} pays',
        '{A.name} winds a watch that stopped in the first rains.',
        'burns the contracts after {A.they} has met one of the workers, and been recognised',
      ],
      [
        'guide of the Nine Villages',
        3,
        'wants a stone taken back up, and strangers to carry it, so that it may learn to forgive them',
        '{B.name} leaves something at each resting place, and never the same.',
        'shows the way in that nobody washes, to a person who has left behind the thing they liked best',
      ],
      [
        'fever survivor and surveyor',
        4,
        'wants to be held fast at night, with two knots',
        '{C.name} counts steps, also sitting down.',
        'gives the piece of the door away if somebody climbs the stairs in {C.their} place and comes back to tell',
      ],
    ],
    places: [
      [
        'The Washed Temple',
        4,
        'a stair of four hundred clean steps out of the green, and a basket at the foot for what one liked',
        'The basket is full of watches, spectacles and wedding rings, all new. The tables at the top are laid for as many as have left something.',
      ],
      [
        'The Weighing Shed',
        2,
        'gum is bought here, and people hold the beam with their eyes',
        'In the beam is lead, and in the back room a crate of stones for a museum, out of which vines have grown and unscrewed the lid.',
      ],
      [
        'The School on Poles',
        3,
        'it teaches the children of the river all languages, and strangers none',
        'On the board, under the sums, are the {few} signs of the temple script. Children read it without effort: "Eat, rest, and go home."',
      ],
    ],
    starts: [
      [
        'The steamer puts the party ashore in {town1} and with it a man who has come down from the temples, in rags, smiling, and who begins at once to sweep the quay. He sweeps as far as their feet, looks up, and hands one of them the broom with great relief. The drums begin, far off. {A} buys the broom back, at a ridiculous price, before they can think of using it.',
        'The man was called up as a guest and stayed as a servant, because he took something. Whoever takes over his broom goes in his place.',
      ],
    ],
    openings: [
      [
        'A parrot in {town3} calls one of the party by name, in the voice of somebody whom they have not seen in years. It flies on by one tree, and waits.',
        'The green has read it in a dream. It is bait, but the message is true: the person did come this way, with a society.',
      ],
      [
        'In {town4} an expedition is missing its leader and offers the post, with pay, hat and debts. The hat fits.',
        'The last {few} leaders climbed the stairs at night. The hat has part of the door sewn into the lining.',
      ],
    ],
    truth:
      'The people of the temples did not vanish. They built a house for guests: the green itself, which was alone and had learned to lay a table. It fed them so well that they forgot to go home. In the end their own children carried them out by night, and made a law that nobody should stay, and nobody take anything away without leaving something liked as much. The Company has broken it by the shipload. The green has no anger. It only believes that all these people must want to stay, and has begun to fetch them.',
    secrets: [
      'The workers who sweep are neither bewitched nor slaves. They are guests who do not know how one leaves, and one has to ask them to come.',
      'The stones in the museums call the rest. There will be stairs in {few} foreign capitals within the year.',
      'The door is made of thanks. Its parts, put together, say how to take leave.',
    ],
    steps: [
      'the jungle takes {town4} in a night, tents, dogs and all, without waking anybody',
      'gum trees grow in {town2} where the houses were, in rows, each with a name',
      '{guards} burn a mile of {wild}, and in the morning it is laid with a tablecloth of moss',
      'The stairs reach the harbour of {town1}. They are clean, wet and lit, and all who have ever had the fever start to walk.',
    ],
    ends: [
      'The thanks are said at the top, in the old script, by a child of the river. The guests go home, the green keeps what they liked, and there is one day a year on which one visits.',
      'All that was taken comes back, from nine museums, and the Company pays for the crates. Gum is dear from then on, and the trees heal.',
      'Somebody stays of their own free will, to keep it company, and to teach it that guests come and go. It learns slowly, and it has time.',
    ],
  },
];
