import type { Tale } from './tale-types.ts';

export const redThreadPlaces: Tale['places'] = [
  {
    name: 'the washing place|the washing place of {town}|the washing stones|the laundry by the stream',
    look: [
      '[Flat stones in a stream, steam from two kettles|Two kettles steam beside a stream, among flat stones|A stream, flat stones, two kettles on a fire], the linen of all {town} in baskets« with names». {H} [beats a sheet that has been clean for some time|is wringing out a towel that is dry|scrubs at a stain that is no longer there].',
      '[A roof on posts over cold water, baskets in a row, each with the name of a house« of {town}» on a slate.|Under a roof on posts runs cold water, and the baskets stand along it in a row, with a slate on each for a house of {town}.] {few.u} slates have been turned to face the wall.',
    ],
    todo: [
      '{H} [does not talk while others listen, and [there are always others|others are always there]|says nothing before other ears, and there are other ears all day]. [Whoever carries the wet sheets« up to the meadow» with {H.them} (DC 12 Athletics), or takes over the beating, gets half an hour.|It takes somebody who helps {H.them} to carry the wet sheets up to the meadow (DC 12 Athletics), or who beats the linen for half an hour.|On the meadow one could talk, and the wet sheets must be carried up there (DC 12 Athletics); or somebody else does the beating for half an hour.]',
    ],
    what: [
      [
        'Investigation :: comparing the names on the baskets with the list of those who are gone :: [All of them are from the {few4} oldest families« of {town}».|They belong to the {few4} oldest families of {town}, all of them.] [From the newer houses, nobody is missing.|In the new houses everybody is at home.|Nobody who has moved here is missing.|Of those who came later, not one has been fetched.]',
        'v=a',
      ],
      [
        "Medicine :: holding a red thread to the light :: [It is [wound|spun] with hair, from a [person and from a dog|dog and from a person].|Two kinds of hair have been spun into it, a person's and a dog's.|There is hair in it, of a person, and round that hair of a dog.] [Whoever keeps it in a closed hand for a minute goes down on all fours until it is taken away (DC 12 Wisdom saving throw).|In a closed hand it takes a minute to work (DC 12 Wisdom saving throw, or go down on all fours until it is taken away).]",
        'v=b',
      ],
    ],
    who: [
      'Insight :: asking {H} who gave out the thread :: ["It came in the basket from the lodge, with the napkins.|"It was in the lodge\'s basket, under the napkins.|"The lodge sends it down with the napkins.|"With the lodge\'s napkins, it came, on a reel.] [One for the [collar|hem], one for the [sill|window sill]."|They told me: one in the collar, and one goes on the sill."|One I sew in, one I lay on the sill, and I do not [ask|ask why]."|For each shirt a piece, and a piece for the sill."|A hand\'s length in the collar, a hand\'s length on the sill."|I was to stitch one in and leave one at the window, for luck."|It is a blessing, they said, in the collar and at the window."] {H} has kept the paper that it was wrapped in; [the list of names on it is in the hand of {A}|there is a list of names on it, which {A} wrote].',
      'Investigation :: going through the basket of the lodge :: [Under the napkins lies a reel, and round it a list in the hand of {A}: names of {town}, each with a date, {few3} of them still to come.|A reel lies under the napkins, wrapped in a list that {A} wrote: names« of {town}» with dates, of which {few3} are still to come.]',
    ],
    where: [
      "Nature :: looking at the mud on the lodge's horse blankets :: [It is full of chewed straw and old tallow.|There is old tallow in it, and straw that something has chewed.|Old tallow sticks in it, and wet straw.] [The lodge feeds its dogs from a clean kitchen; there was tallow only at {lair}.|At the lodge the dogs [are fed|get their food] from a clean kitchen; tallow was [used|burned] only at {lair}.|Nobody at the lodge uses tallow; it was last used at {lair}.|The dogs of the lodge eat from clean bowls, and the tallow stayed where the old pack was fed, at {lair}.|No horse of the lodge has any business there, but the only tallow is at {lair}.]",
    ],
  },
  {
    name: 'the hunting lodge|the lodge|the great lodge|the lodge of the hunt',
    look: [
      '[Antlers to the ceiling, a fire for a hundred guests, and one guest.|There are antlers up to the ceiling here, logs on the fire as for a hundred guests, and today one guest.|A hall for a hundred guests, and one old man asleep in it under the antlers.] {A} pours brandy and [has all the time in the world|asks after the health of everyone in {town}|is delighted to be disturbed].',
      '[A hall full of glass eyes.|From every wall of this hall glass eyes look down.|Stags look down from the walls, with eyes of glass.] [On the long table lie {num3} invitations, and {A} is sanding the last one.|{A} is sanding the last of {num3} invitations, which cover the long table.]',
    ],
    todo: [
      '{A} [shows the party everything but the trophy room|shows the party the whole house, and walks past the trophy room]. [To get in there takes a toast that lasts (DC 13 Performance), a dog let loose, or the back stair, which {B} knows.|One gets in there during a long toast (DC 13 Performance), behind a dog that has been let loose, or by the back stair, which {B} knows.]',
    ],
    what: [
      [
        'History :: reading the book under glass in the trophy room :: [It is the acorn book: who planted which oak, and that the forest is theirs "while one of us walks in it".|This is the acorn book, in which those who planted the oaks have signed: the forest is theirs "while one of us walks in it".|The acorn book, it is called: a list of oaks and planters, and the oath that the forest is theirs "while one of us walks in it".] [The names of those missing from {town} have been crossed out, in fresh ink.|Somebody has lately drawn a [line|red line|neat line] through [each|the name of each] of the missing.|Every name that is missing in {town} has a new line through it.|Those who are gone have been struck out in it, and [the ink is fresh|the blots still shine].|With a new pen somebody has crossed out those who have been fetched so far.]',
        'v=a',
      ],
      [
        'Investigation :: reading the invitations :: ["The game: a pack of grey hounds, of unusual cunning[. No hound outlives the day."|; we end when none is left."|, and all of it is yours."]|"You will hunt grey hounds that think like people[; none of them outlives the day."|, from breakfast to the last one."]|"Your game: grey hounds, clever as you have never met them, [to the last hound."|and dinner when the last one is down."]] [The guests from the city have all [paid in advance|paid already|paid, and in gold].|All of it has been paid for, by guests from the city.|Beside each name is a sum, already paid: they are guests from the city.|They are addressed to guests from the city, and each is [marked|stamped] "paid".|The guests from the city, says a note, "have paid".|Clipped to them are the receipts of the guests from the city.]',
        'v=b',
      ],
    ],
    who: 'Perception :: looking into the new glass case on the wall :: [It is empty; the velvet has a hollow in the shape of a horn, and in the hollow lie crumbs of« old» mortar.|There is nothing in it but velvet, with the dent of a horn in it, and old mortar in the dent.|A horn has lain in it, by the dent in the velvet, and has left crumbs of« old» mortar.] [The key to the case [hangs on the watch chain of {A}|is kept by {A}, on a watch chain].|{A} has the key to it on a watch chain.|It is locked, and its key is on the watch chain of {A}.]',
    where:
      'Persuasion :: asking {B} where the old pack was kept :: {B} points through the wall«, at the dark side of the hill». ["{lair.u}. [We are not to go there, and the dogs here will not go."|It is forbidden, and the dogs lie down when I [take that path|turn that way|go near it]."|Nobody goes there, and when I put my hand on a dog\'s back, it [shook|was trembling]."]|"There are {lair}, and [the dogs here will not go near it. Nor will I."|we are forbidden to go near."|even the horses walk round that place."]|"Those are {lair}, and [they have been shut since the old lord died."|I would not take a dog there that I liked."|I go another way, even when I am late."]|"{lair.u}, over there, [in the dark part. Walk softly."|where no bird sings."|and I will not come with you."]]',
  },
  {
    name: 'the grave in the oak wood|the chapel in the oaks|the oak chapel|the tomb among the oaks',
    look: [
      '[A stone lord lies on a stone bed, and {few6} stone hounds lie at his feet.|The old lord lies on his bed, all of stone, with {few6} stone hounds« at his feet».] [Behind his head the wall is new«, and the mortar still sweats».|At his head there is a piece of new wall, on which the mortar has not dried.|In the wall behind his head some stones are cleaner than the others.]',
      '[Oaks as thick as houses, a small chapel« with its door on one hinge», and inside« it» the old lord with his dogs, in stone.|Among oaks as thick as houses stands a small chapel, with a door that hangs on one hinge; in it lies the old lord, in stone, with his dogs.] [[Somebody|Someone] has swept here.|The floor has been swept[| to the corners].|There are no leaves on the floor, as there should be.|A new broom [stands in the corner|leans on the wall].|A new broom and a bucket stand in the corner.]',
    ],
    todo: [
      'The chapel is watched by {few2}« real» hounds of the lodge. [They can be fed, called off by {B}, or kept busy by [somebody|someone] who is a good runner (DC 13 Athletics or Animal Handling).|They come if {B} calls, take meat from anyone, and run after whoever runs (DC 13 Athletics or Animal Handling).]',
    ],
    what: [
      [
        'Religion :: reading what is cut into the bed of stone :: ["Blow, and they come; thread, and they know whom; and they keep what they fetch until I wake."|"The horn calls them, the thread shows them whom, and what they have fetched they keep until I wake."|"At the horn they come, at the thread they take hold, and what they hold they keep until I wake."|"Sound this, and they run; sew this, and they choose; and until I wake they give nothing back."] [The ground before the bed has been dug up, from below.|In the ground before the bed is a hole with the earth thrown outwards.|In front of the bed the earth has been thrown up, as by moles, but larger.|Before the bed there are [holes|two holes|many holes] in the [ground|earth], dug from below.|The earth before the bed is loose, and was pushed up from underneath.|Something large has come up out of the ground before the bed, more than once.|There are paw marks in the earth before the bed, and they all lead away from it.]',
        'v=a',
      ],
      [
        'Investigation :: opening the new wall behind the head of the stone lord :: [Behind it lies a shroud with half of its red hem unpicked.|There is a shroud behind it, and its red hem is half gone.] [A child\'s rhyme is stitched into the rest:|Into what is left a rhyme for children has been stitched:|The rest of the hem has a rhyme on it, in stitches:] ["Thread on, four feet; name called, two feet."|"Sewn in red, on four he goes; called at home, on two he rose."|"Four feet for the [thread|red], two feet for the name they said."|"Red on the collar, down on all four; call it by name and it stands at the door."|"Two feet, red thread, four feet, good dog; good dog, pet name, two feet, good lad."]',
        'v=b',
      ],
    ],
    who: 'Perception :: looking at the footprints in the mortar dust :: [Good boots, with a nail missing« [at the heel|at the left heel|from one heel]».|They are of good boots, and the left heel lacks a nail.|A good boot, new soles, one nail gone from the heel.|Fine boots with a heel in which one nail is missing.] [{A} has left the same print before the fire of the lodge.|The same print is before the fire of the lodge, where {A} stands of an evening.|There is such a print [in the ashes before the fire|by the fire] of the lodge, under the chair of {A}.]',
    where:
      'Survival :: following the flattened grass behind the chapel :: [It has been pressed down by many feet« in single file» and leads|Many feet have gone there, one behind the other, and the track leads|There is a path in it that was trodden by paws, and it leads] round the hill, to {lair}.',
  },
];
