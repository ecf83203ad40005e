import type { Tale } from './tale-types.ts';

export const dreamHousePlaces: Tale['places'] = [
  {
    name: 'the blue room in the dream|the blue dining room in the dream|the supper room in the dream|the blue supper room of the dream',
    look: [
      '[A dining room with the table laid for two, «candles, »chairs that have been pushed back, and a door with a keyhole.|Candles, a supper for two« that has not been touched», two chairs pushed back, and a door with a keyhole.|Supper for two; but the chairs have been pushed back, and the candles light an empty room and a door with a keyhole.] [[Somebody|Someone] has written on the tablecloth with a fork: "What time is it?"|In the [tablecloth|cloth] stands a question, drawn with a [fork|knife]: "What time is it?"|The prongs of a fork have left a question in the [tablecloth|cloth|linen]: "What time is it?"|"What time is it?" has been scratched into the [tablecloth|cloth|linen], with a fork[|, by somebody left-handed|, twice].|With a fork somebody has asked the [tablecloth|cloth] what time it is.|Beside one plate the cloth is torn by a fork, in [letters|large letters|shaky letters]: "What time is it?"]',
      'Blue silk, a table laid for two, «with candles, »and a question scratched into the cloth« ("What time is it?")»; a window on to a garden that [has not been dreamt yet|is still blank], and a door with a keyhole, behind which [someone is walking up and down, barefoot|bare feet go up and down].',
    ],
    todo: [
      '[To get there the party has to go to sleep, together, anywhere in {town}, and somebody, such as {G}, must stay awake at the bedside and be able to wake them (an agreed word).|One gets there asleep, «all together, »from any bed in {town}; and somebody has to stay awake beside them, with a word to wake them« that has been agreed».] [What they [carry when awake|have on them when awake|take to bed] they do not have there, but [what they could draw they do|they do have what they could draw]|Nothing that one [carries|has in bed|wears] comes along, but [whatever|what] one could draw [is there|from memory is there|is there with one]|They have nothing with them but what they could draw [from memory|by heart|without looking]|Swords and bags stay behind, and [only what one could draw is there|one has what one knows by heart, down to the buckle]|In their [hands|pockets] they have what they could draw, and nothing [else|more]|A [sword|rope|cloak] that one could draw is there, and any other [is not|stays behind|is missing]] (one DC 16 Intelligence check each: three things on a success, one on a failure). [Like half of {town}, whoever sits down in that room forgets why they came|Those who sit down in that room, like half of {town}, forget why they came|Half of {town} has sat down there, and whoever does forgets why they came], until they are called by name (DC 17 Wisdom saving throw).',
    ],
    what: [
      [
        'Perception :: looking through the keyhole :: [{B} in a nightdress, with bare« and bloody» feet, tries one door after the other.|There is {B}, «in a nightdress, »and tries the doors, one after the other; her feet are bare and bloody.] [At each she finds bricks, [and the mortar is wet|set that same night].|Behind each there is a wall, fresh enough to take a fingerprint.|Each opens on a wall of new bricks.|All of them open, and there are bricks behind all of them.] [She does not look like a ghost, but like [somebody|a child|a guest] who wants to go home.|This is no ghost; this is a woman who [wants to go home|is late|has somewhere to be].|Ghosts do not [cry with impatience|stamp their feet|try a handle twice].|She is not haunting [anybody|the place|the house], only looking for the way [home|out].|She hurries, as people do who are [expected at home|late|waited for].]',
        'v=a',
      ],
      [
        'Perception :: looking through the keyhole :: [{B} in a nightdress stands with her back against a door« and her feet braced in the carpet».|With her back to a door, «her heels in the carpet and her hair in her face »stands {B}, in a nightdress.] [The door bulges.|The wood swells like a sail.|The door bends, and springs back.|What is behind it pushes.] [She shakes her head at the [party|keyhole|eye in the keyhole]: [not here|not now|not in this room].|Her lips say to the keyhole: [not here|not now|go away].|With her [chin|eyes] she shows the party the way [that it came|back|to the stairs].|"[Go and ask|Ask] me [somewhere else|elsewhere|outside]," say her lips.|She sees the eye at the keyhole, and [shakes her head|with her head says no|looks away].|"Not [here|now|here, they listen]," say her lips, without a sound.]',
        'v=b',
      ],
    ],
    who: 'Investigation :: looking at the second place on the table :: [Beside the [plate|napkin|glass] there are spectacles, a [pulse watch|thermometer|lancet] and a [spoon for medicine|pill box].|It is laid with a spoon for medicine, a [pulse watch|lancet|pill box] and [a pair of spectacles|spectacles].|[Spectacles lie|A pair of spectacles lies] on the [plate|napkin], with a [spoon for medicine|pulse watch|pill box].] [{A} has been looking for {A.their} spectacles for {weeks} weeks«, when awake».|When awake, {A} has been without {A.their} spectacles for {weeks} weeks.|Those are the spectacles that {A} has been asking for on the wards, for {weeks} weeks.]',
    where:
      'Arcana :: writing on the tablecloth, with a fork, what time it is when awake :: [All the candles on the table lean to one side and point, «like needles, »through {few2} walls; in the palace, when awake, what lies on that side, {few2} walls in, is {lair}.|The flames bend, all of them, to one wall; and in the palace, when awake, what lies in that direction«, behind {few2} walls,» is {lair}.]',
  },
  {
    name: 'the drawing office of {H.full}|the plan room of {H.full}|the office of {H.full}',
    look: [
      '[Plans to the ceiling, all of one house.|From floor to ceiling hang plans, and all of them show the same house.|Hundreds of plans, and one has seen that house before.] {H} is asleep at the table« with {H.their} pen in {H.their} hand», and [the hand draws|the pen moves|goes on drawing].',
      '[A heap of sheets, and beside it a model of cork, with all the rooms and with little doors that can be opened.|On the table stands the house, in cork, room by room, with little doors that can be opened.] [The last room in the middle is missing; there is only a hole, and the edge of it is warm.|One piece has not been made yet, in the middle, and cork round the gap is as warm as a hand.|In the middle there is no room yet, only a hole with a warm edge.|It has a hole in the middle, for the last room, and [whoever puts a finger in|a finger that is put in] feels [warm air|a breath|something warm].]',
    ],
    todo: [
      '[If {H} is woken, there is a scream, and the [guards|watch|porters] come.|Whoever wakes {H} gets a scream, and then the [guards|watch|porters].|{H} must not be woken, or there is a scream, and the [guards|watch|porters] come.] [You can [talk to {H.them} in {H.their} sleep|talk to the sleeper], [softly|in a low voice], but must answer as if you were in the dream« too» (DC 17 Deception; a character who is asleep and dreaming needs no check).|[In {H.their} sleep {H.they}|The sleeper] can be talked to, [softly|in a low voice], by somebody who speaks as one does in the dream (DC 17 Deception; a character who is asleep and dreaming needs no check).]',
    ],
    what: [
      [
        'History :: comparing the house with old plans of the houses of the crown :: [It is the country house at {town2} in which {B} grew up, in all its rooms, as seen by a child« who lay in bed and heard doors».|In all its rooms it is the country house at {town2}, where {B} was a child«, and each room is as high as a child thinks it is».]',
        'v=a',
      ],
      [
        'Investigation :: measuring what is drawn :: [The doors are too high and the stairs too far apart.|One would need longer legs for these stairs«, and a ladder for these latches».|No step is lower than a chair, and no latch within reach.] [No human being has dreamt this for themselves[; it is meant for something that stoops|].|It is a house for somebody with longer arms.|No person would build like this for a person.|Whoever is to live here has to stoop.|Nobody in {town} is as tall as that.|It has been made to measure, for something that is not a person.]',
        'v=b',
      ],
    ],
    who: [
      [
        'Insight :: asking {H} in {H.their} sleep for whom the bricks are :: ["For the doors; she is not to catch cold« on the stairs», says the doctor."|"The doctor wants a wall behind each door, since somebody might walk in her sleep and fall."|"For Her Majesty\'s rest," mumbles {H}, "and the doctor wants them up by morning."|"They keep out the draught, says the doctor, and keep her in bed."|"The doctor counts them[|, and signs for them]: [one door, one wall, good night|a door, a wall, and good night|a wall for each door]."] [On the corner of each sheet stands "seen", and the initials of {A}.|The sheets are marked "seen", with the initials of {A}.|In the [corner|margin] of every sheet {A} has written "seen", with initials.]',
        'v=a',
      ],
      [
        'Insight :: asking {H} in {H.their} sleep who has ordered it :: ["The doctor has, and nobody who sleeps here may lie hard."|"It was the doctor; all who sleep here are to lie softly, the doctor said."|"The doctor brings me the measurements, at noon," mumbles {H}, "and they come out right."|"The doctor says that they have been waiting so long for a room."|"I only draw it, the doctor knows who moves in."] [On the corner of each sheet stands "seen", and the initials of {A}.|The sheets are marked "seen", with the initials of {A}.|In the [corner|margin] of every sheet {A} has written "seen", with initials.]',
        'v=b',
      ],
    ],
    where:
      'Sleight of Hand :: taking the key that hangs round the neck of {H} :: [The label was written when {H} was awake, with a shaking hand:|{H} has written the label when awake, and the hand shook:] ["Side door: [behind it my wall, and behind the wall {lair}, so stay out."|do not go in there, for there is only a wall of mine, and then {lair}."]|"Not the door with the felt, [but the one beside it, with my wall, on the far side of which is {lair}."|the other one; I have built a wall there, in front of {lair}."]|"To {lair}, by the side, through [my wall, and not for use."|a wall of which I am ashamed."]]',
  },
  {
    name: 'the hospital of {A.full}|the palace hospital of {A.full}|the great hospital of {A.full}',
    look: [
      '[White curtains, hundreds of beds, in each a sleeper|Sleepers lie here by the hundred, each behind a white curtain], and the nurses go about« on felt soles». [Over the door {A} has had them write: "Rest".|"Rest", it says over the door, by order of {A}.|Everybody whispers, {A} most softly of all.]',
      '[Order, lavender, a big clock« without a tick».|There is lavender, «there is order, »and the big clock makes no sound.|Everything smells of lavender, and the big clock has been taught to be quiet.] {A} [knows each patient by name and where in the house they are« at the moment»|can say of each patient what the name is, and in which room of the house].',
    ],
    todo: [
      '[Only the ill« and the tired» of {town} are let in.|One has to be ill to get in, or as tired as all of {town}.] [{A} feels the pulse of each visitor, «personally, »and says "lie down", in such a way that one does (DC 17 Constitution saving throw, or fall asleep for an hour, in the house, alone).|"Lie down," says {A} to each visitor, «with two fingers on the pulse, »and it is hard not to (DC 17 Constitution saving throw, or fall asleep for an hour, in the house, alone).]',
    ],
    what: [
      [
        "Medicine :: looking into the cabinet behind the clock :: [A glass clock that drips, one drop an hour, has been in the books [for many years|since the prince was small]; for {weeks} weeks there have been two.|The books show a glass clock that drips, [for many years|since the prince was small] one drop an hour, and for {weeks} weeks two.] [It is poppy, and strong enough for all of {town}.|What drips is poppy, enough for all of {town}.|One smells poppy, and one's [tongue goes|lips go|fingers go] numb.|It is filled with poppy, [stronger than any apothecary [sells|has]|with the strongest there is].|A [fly|moth|wasp] that has sat on the glass lies on its back: it is poppy.|By the smell it is poppy, and [one yawns|everybody yawns|one has to sit down].]",
        'v=a',
      ],
      [
        'Medicine :: listening to the sleepers, all of them, for a whole hour :: [They talk, one word each, going from bed to bed, like one voice« that tries out mouths».|Each says one word, and the next bed has the next: it is one voice«, and it uses all of them».] It [says: "Is there room for {town} yet?"|asks: "How many more can I [take in|have|hold]?"|asks whether there is room, for itself, and then for {town}.|says: "Soon there will be room for {town}."|counts rooms, and then beds, and then the people of {town}.]',
        'v=b',
      ],
    ],
    who: [
      [
        'Investigation :: reading the journal of {A} :: "[She moved, [today|tonight|at last], and I was so happy, until I thought of [tomorrow|the spring|what comes then]."|She moved, and I wept for joy, and then I thought of [what comes after|tomorrow|her son]."|A finger, [today|tonight]; I have never been so happy, nor so [frightened|sad|lonely]."|She is waking up, and I have [measured|counted] out two drops."|Her hand closed round mine, and I gave her [a second drop|one more drop]."|A [finger|toe|sigh]! I have told nobody, not even [her|the nurse]."] [It is the last entry that {A} has dated«; [after it there are only|then come only|what follows is] doses».|After this entry [there are no dates any more|the dates stop|nothing is dated], [only|and there are only] doses.|Below it {A} has written [nothing but|only] doses[|, page after page|, and the hand shakes].]',
        'v=a',
      ],
      [
        'Investigation :: reading the journal of {A} :: "They [called me by name again, through the wall.|spoke again [today|at noon], behind the wall.|were at the wall, all [of them|{few6} of them].] [They have so little [room|space], and {H} shall draw one more."|I have asked {H} for another room."|They do not [reproach me with|accuse me of] anything, they only ask for [space|room|a place]."|It will not be long, I said, {H} is drawing."] [The lines are the same every noon; [only the name of the one who called is always another|only the name changes].|[Noon after noon|Day after day] it says the same, [with the name of another caller|but another name has called|with another name].|There is such an entry for each noon, and each time it is [somebody else who called|another who called|another voice].|[Page after page|For {few6} pages] it goes on like that, with [new|other] names.]',
        'v=b',
      ],
    ],
    where:
      'Perception :: following the nurse who carries the smallest bottle :: [The way goes through the palace, past {few3} guards« who are awake on drops», to a door with felt round it.|She crosses the palace, nods to {few3} guards« whom the drops keep awake», and stops at a door with felt round it.] [There the nurse sets the bottle down and knocks [once|twice]: it is {lair}.|[One knock|Two knocks], and the bottle is left [on the floor|on the mat], before {lair}.|The bottle stays there, [in front of|at the door of|outside] {lair}.|Behind it is {lair}, and the bottle is taken in by a [hand|gloved hand|hand, without a word].]',
  },
];
