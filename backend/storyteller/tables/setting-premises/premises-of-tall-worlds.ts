import type { SettingPremise } from './premise-type.ts';

export const premisesOfTallWorlds: readonly SettingPremise[] = [
  {
    id: 'library-world',
    slot: 'land',
    isCity: true,
    asks: [
      'library|libraries|librarian|librarians|books|archive|bookshop',
      'books trees|grow|alive|magic|world|forbidden|living',
      'written|stories|story|words|book real|true|world|alive|reality|inside|come',
    ],
    not: 'school|academy|university|village|plague',
    without: 'borders?|countries|seas?|harbours?|duchess|wheat',
    title: 'The Country of Shelves',
    rulers: 'the Cataloguers',
    guards: 'the hush',
    wild: 'the unsorted stacks',
    way: 'by book ladder',
    pitch:
      '{land.s} is a library, as wide as a kingdom: aisles for roads, reading rooms for towns, and books that grow, flower and are harvested in autumn. Whatever is in them is so. This morning, everywhere, on page nine, the same new sentence stood.',
    party:
      "The party is not in the catalogue. It came in from the margin, and for that reason nobody knows how it ends. {A} has given it a reader's ticket, a lamp and an overdue notice, and begs it not to open anything in the first person.",
    truths: [
      'Books grow on the north wall. They are picked when the title can be read, and taste of it.',
      'To dog-ear a page is assault. To skip one is thought to be what murderers do.',
      'Everyone has a book, on an upper shelf. One may not look for it, and one is not told if someone else has it out.',
      'The hush has no face and soft shoes. It asks for quiet once.',
      'Librarians are farmers, with pruning knives, and know by the smell of a page if it has worms or irony.',
      'A lie makes a stain. Novels have a licence.',
      'There is a window, in the atlas room, with a blind. Outside there is supposed to be paper.',
    ],
    regions: [
      '{town1} is the great reading room: green lamps, ten thousand desks, and streets of card drawers.',
      '{town2} is the orchard, where books hang on espaliers and the pickers sing, since it keeps the verse from getting mouldy.',
      '{town3} is the bindery, with its glue pots, its needles, and hospital beds for what has fallen apart.',
      '{town4} lies in {wild}. There are shelves nobody has dusted, and some that have come down to meet one.',
    ],
    factions: [
      [
        'The Cataloguers',
        'govern {land} by number, and want the sentence struck out, in all copies, by Monday',
        'have been removing books about the world before the library, {few} a year, and burn them at the bindery',
      ],
      [
        'The Footnotes',
        'live under the shelves, are small, pale and exact, and want to be read',
        'know who is writing, as they have to bring the ink',
      ],
      [
        'The Loose Leaves',
        'are people whose book has fallen apart, and who do as they like, and want more of them',
        'have found that a character who is not read can climb out by the spine',
      ],
    ],
    conflicts: [
      "Two readers have taken out each other's lives. Both are in the middle and neither will give it back.",
      'The orchard of {town2} bears nothing but sequels this year.',
      "A tragedy has escaped. It has been seen in the children's section, crying, and the children have been quite nice to it.",
    ],
    people: [
      [
        'night librarian',
        1,
        'wants the new sentence read aloud, once, in the atlas room, with the blind up',
        '{A.name} speaks in a whisper even when shouting.',
        "gives out the party's own book, with its last pages uncut, if it promises to leave them so",
      ],
      [
        'picker with stained hands',
        2,
        'wants a book put back on its branch, which was picked too early',
        '{B.name} bends a twig down and lets it up slowly.',
        'tells who ordered the green ones to be picked, on hearing how one of them would have gone on',
      ],
      [
        'heroine without a last page',
        4,
        'wants an ending, or a good reason not to, and has a sword',
        '{C.name} narrates, under the breath, in the past tense.',
        'goes back in, of her own will, if she may take a friend',
      ],
    ],
    pronouns: { C: 'she' },
    places: [
      [
        'Page Nine',
        1,
        'any book, opened there, with the same fresh line at the foot: "Is anyone reading this?"',
        'The ink is wet, in all of them. Who answers, in pencil, in the margin, is answered, in a hurried hand, after an hour.',
      ],
      [
        'The Atlas Room',
        4,
        'maps as large as carpets, and a window with a blind that has been nailed',
        'Behind it is an eye, shut, the size of a cathedral; a lamp; and the edge of a blanket. It is someone who has fallen asleep over a book (DC 14 Wisdom saving throw to look away).',
      ],
      [
        'The Stove of the Bindery',
        3,
        'a white tiled stove, always warm, at which the glue is kept soft',
        'The ash has been saved in jars, by a stoker, with labels. It can be read if one blows on it, as the words remember their order.',
      ],
    ],
    starts: [
      [
        'In the great reading room of {town1} pages are turned, all day, with a sound like the sea. Then it stops. Ten thousand people have looked up from their books at the same moment, and look at one another, as one does who has been spoken to. A girl laughs. An old professor has closed his volume and is holding it shut with both hands. Beside the party a lamp goes out. And {A}, who has worked here for {years} years and never raised a voice, stands on a chair. "It is on page nine in mine as well," {A.they} whispers. "Who of you has a pencil?"',
        'The writer of the library is ill, alone, and has noticed that the story has gone on without being written.',
      ],
    ],
    openings: [
      [
        'The overdue notice of the party has a title on it, and a fine, which is a year. It took the book out, by the card, when it was a child.',
        'Each of them had it read to them, by somebody who left out the end.',
      ],
      [
        'A ladder has stopped on shelf {num}, and will not move. On it sits a dead man with a pruning knife, and no book of his can be found.',
        "He was edited, by the Cataloguers. There is a gap on the shelf, and a bit of somebody else's life sliding into it.",
      ],
    ],
    truth:
      'A child who could not go out was given an empty book. It wrote a house in it, with shelves, and on them books, and in these people who could go wherever they pleased. Then it grew up and went out, and the library grew on by itself. {years.s} years later it has come back to the blanket: old, ill and unable to leave the room, and has found the book. It reads. It does not know if it is allowed to write in it any more, as by now they are all real; and so it asked. The Cataloguers, who are its own handwriting grown up, believe that if it closes the book there will be nothing.',
    secrets: [
      'The library does not need the writer. It has needed only readers for a long time.',
      'A person who reads their own book to the end may write one line under it.',
      'The Footnotes have left out one note for all these years. It says: "She got better."',
    ],
    steps: [
      'the sentence is struck out; and with it the page, the reader and the chair',
      'the blind in the atlas room tears, and it is dark outside',
      'the hush takes away all pencils, then all children',
      'One evening the ceiling of the great room bends down, softly, as a cover does when a hand is getting tired.',
    ],
    ends: [
      '"Yes," is written, by ten thousand hands, on page nine. What comes back is one more shelf, shaky, in pencil, with a window that opens.',
      'Somebody climbs out by the spine, with soup. The writer is looked after from then on by people of her own invention, and finds them much improved.',
      'The book is closed, with a ribbon in it. In {land} it is night, the lamps are lit, and everyone goes on from where they were.',
    ],
  },
  {
    id: 'endless-stairs',
    slot: 'land',
    isCity: true,
    asks: [
      'staircase|stair|stairs|stairway|steps',
      'tower|skyscraper|shaft|ladder world|endless|infinite|vertical|city|floors|levels|everyone|everybody|live|lives|enormous|giant',
      'vertical|layered|multi-level|stacked|levels|floors|tiers city|world|society|kingdom|caste|class|tower',
    ],
    not: 'wizard_towers?|academies|academy',
    without: 'seas?|harbours?|borders?|countries|horses?|rivers?|fields?|deserts?|wheat|duchess',
    title: 'The Top of the Stairs',
    rulers: 'the Landing Council',
    guards: 'the banister men',
    wild: 'the dark flights',
    way: 'on foot, upstairs',
    pitch:
      'All of {land} lives on one staircase, a mile wide, which comes up out of the mist and goes on into the light. People are born, marry and trade on the landings, and move up by a step in a lifetime. Yesterday, from above, a ball came bouncing down.',
    party:
      'The party is climbing, from so far below that its steps are not numbered any more. Here such people are called "fresh", and envied for their knees. {A} asks whether they would carry the ball back up.',
    truths: [
      'Rank is a number. One greets downward with a nod and upward with the back of the head.',
      'Water comes down along the wall. Whoever lives higher has washed in it.',
      'To fall is a crime, on the steps below. A good house has a net, and a polite one a mattress.',
      'Nobody builds on the middle third. It is for going, and for funerals, which go down.',
      'A dowry is counted in steps. Misalliances wear out their shoes.',
      'There is a doctrine that it is a spiral, and a sect that goes down to be there first.',
      'Furniture in {land} has two short legs.',
    ],
    regions: [
      "{town1} is the great landing, flat for a whole hour's walk, with the council, the market and a park in which people practise lying down.",
      '{town2} hangs {few} hundred steps lower: laundries, mushrooms, and those who catch what falls. They are the only ones who know everything.',
      '{town3} is the highest that is lived in. It is bright there, thin and clean, and one meets the same nine families.',
      '{town4} is a dark flight, on the inside of the turn. The banister is missing, and it is said that the wall has doors.',
    ],
    factions: [
      [
        'The Landing Council',
        'governs {land} by number, and wants the ball declared a fruit',
        'has its seats from an ancestor who came down, and has always said that he came up',
      ],
      [
        'The Nine of the Top',
        'live in {town3}, and want nobody to pass them',
        'have a gate above their last house, which they keep shut; and it has no lock on this side',
      ],
      [
        'The Slide',
        'are the young of {town2}, who want the steps made into a ramp, for all, and the difference seen',
        'have polished a mile of banister, and have not told anybody where it ends',
      ],
    ],
    conflicts: [
      'The water has come down warm, with soap in it, and a song. In {town2} they have begun to learn the words.',
      'A woman has given birth in mid-flight, on the stroke of a step. Both numbers claim the child, and the tax.',
      'A mover of pianos has retired. There are {num} pianos on the stair, all on their way, and the owners have met.',
    ],
    people: [
      [
        'keeper of lost things',
        2,
        'wants the ball taken back up to whoever dropped it, and a question asked politely',
        '{A.name} looks up before looking down, and flinches.',
        'shows all that has ever fallen, in order, once somebody has passed the gate of the Nine',
      ],
      [
        'youngest of the Nine',
        3,
        'wants to know why the gate has scratches at the height of a child',
        '{B.name} walks down backwards, so as not to see it.',
        'opens the gate for the one who has carried something heavy to the top and wants nothing for it',
      ],
      [
        'step mason',
        4,
        'wants a hand in the dark flight, for a door that was not there before',
        '{C.name} knocks on each riser in passing.',
        'takes out one step, and so all those above it, rather than let the soldiers through',
      ],
    ],
    places: [
      [
        'The Net of Lost Things',
        2,
        'a web of rope across the stair, full of hats, keys, harps and a few uncles',
        'Sorted by age the things get larger. The oldest is a button, as big as a door (DC 13 Investigation).',
      ],
      [
        'The Gate of the Nine',
        3,
        'white posts with a latch, across a step of polished wood, and not of stone',
        'It is a gate for small children, at the head of a staircase. From above, somebody has put an arm through the bars and let things drop.',
      ],
      [
        'The Door in the Dark Flight',
        4,
        'a low door in the wall on the inside, with a line of light below it',
        'Behind it is a cupboard under the stairs, with brooms like trees. In it lives a people who have never seen a step, and think that the world is flat.',
      ],
    ],
    starts: [
      [
        'It is market day on the great landing of {town1}. One hears it first: a beat, far up, and another, slower than a heart. People look at the light. Then it comes, red, as high as a house; it takes the last flight in one bound, goes over the stalls, touches down in the middle of the park, and bounces on, gently, down and down. Nobody was hurt. It is quiet for a long time. From above, where no one lives, there comes a sound which each mother in {land} knows at once. {A} takes off a glove. "It is crying," {A.they} says. "It has lost its ball."',
        'The child of the house has been told not to play on the stairs. It has a people there, and is fond of them.',
      ],
    ],
    openings: [
      [
        'A mattress is delivered to the party, second-hand, with a date and a time. The sender is a house {few} hundred steps above.',
        'They mean to fall, on purpose, all nine families, as they have seen what is on the top step.',
      ],
      [
        'The sect that goes downward hands the party a shoe, which has the name of one of them in it, worn through.',
        'It is a spiral, in a way: in the cupboard under the stairs everything turns up that has ever been lost.',
      ],
    ],
    truth:
      'The staircase is a staircase, in a large house, and {land} is what a lonely child has imagined on it, so long and so well that it has become true in the afternoons. The ancestor of the council was its first toy. The child is called for supper, and each night of its life is an age in {land}. It has now been told that it is moving. It has dropped its things through the bars, one after another, to have them waited for; the ball was the last one but itself. It would never hurt them. But it has been wondering whether one can live down there, and the gate is only latched.',
    secrets: [
      'The child can hear {land}, if all of it says the same thing at once. It has never done so.',
      'The Nine have a door mat, of gold, with a word on it. They have always read it as a coat of arms.',
      'In the cupboard there is a way out to the garden. It has flat ground, rain, and room for everyone.',
    ],
    steps: [
      'the Nine nail up the gate, and a nail goes through to where the fingers are',
      'the light goes out for an age; and in the dark somebody is sitting on the top step, and sniffs',
      'the council has the nets taken in, and all mattresses',
      'One evening the latch clicks. A foot in a striped sock comes down out of the light, feels for the first step, and there is a town on it.',
    ],
    ends: [
      'All of {land} says "Careful!", in one voice. The foot stops, and from then on somebody sits on the top step every day, and talks with them.',
      'They carry the ball up, all {num} thousand, step by step, and give it back. The child takes the house with it when it moves, in a box marked "stairs".',
      '{land.s} moves out, through the cupboard, into the grass. It takes its people a year to stop leaning backward.',
    ],
  },
];
