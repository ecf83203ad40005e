import type { SettingStory } from '../setting-story-type.ts';

export const endlessHouseStory: SettingStory = {
  id: 'endless-house',
  levels: [11, 20],
  tones: ['horror', 'heroic'],
  words: ['house', 'mansion', 'rooms', 'doors', 'indoors'],
  title: 'The House That Took the Sky',
  pitch:
    'All of {land} is indoors. Ninety years ago a house began to grow over it«, and has not stopped»: there are plains with carpets«, a lake in a bath,» and a lamp for a sun. In {town1} the lamp has begun to flicker, and from the floor above comes the sound of someone packing.',
  party:
    '[The party was born outside, «under the sky, »and came in a week ago by a cellar door« in a hillside»|A week ago the party, who were born outside, under the sky, came in by a cellar door in a hillside|All of the party were born under the sky; a week ago they [found a cellar door in a hillside, and went in|saw a cellar door in a hillside, and were curious|opened a cellar door in a hillside, and walked in]|The party comes from outside, where there is a sky, by a cellar door in a hillside that they opened a week ago], [and by the evening there was a wall behind it|and behind that door there was a wall by the evening|and that evening there was a wall where the door had been]. In {land} they pass for liars«, since they talk of a sky». {P1} lets them have any door that they can open, and {P2} wants them to open one that has been nailed shut.',
  truths: [
    '{land} has eleven floors« that have been mapped», and four million people, who mostly live in the corridors, for fear of new rooms.',
    'A room that was not there yesterday is aired«, blessed» and entered by convicts of {town2} first. || Convicts of {town2} are the first in a new room«, after it has been aired and blessed».',
    'The lamp over {town1} goes on at six and off at ten. No one has« ever» seen the hand.',
    'Windows are forbidden in {town3}. There is one, «behind a curtain, »and it shows a garden at night.',
    "What is dropped in {town4} falls for a day, and lands« in somebody's soup» on a floor that is above it.",
    'In four weeks it is ninety years [since the house came over {land}|since {land} came indoors], and all clocks« in the house» have started to agree. || The ninety years are over in four weeks. All the clocks of {land}, which never agreed, do so now.',
  ],
  regions: [
    '{town1} lies in the Great Hall, «with streets between the table legs, »and its parliament sits on the table.',
    '{town2} is the Nursery. The army is trained there, «among toys as large as barns, »and forty sentries were set to guard [the toy horse in front of the nailed door|the toy horse, which stood with its nose to the nailed door].',
    '{town3} is the Library, «a city of ladders, »where one may say anything below a certain shelf.',
    '{town4} hangs in the Stairwell, «on nets, »and lives from what falls.',
  ],
  factions: [
    [
      'the Stewards',
      '[want everything left where it is; they dust {town1} daily«, with forty thousand people»|want nothing to be moved; forty thousand of them dust {town1} each day]',
      '[have found the list of all rooms of {land}, and keep it secret that its last page is full|have the list of all the rooms, and tell nobody« in {town1}» that there is no space left« on its last page»|hide a list of all the rooms« in {town1}», since its last page is full]',
    ],
    [
      'the Doorbreakers',
      '[want to get out of {land}, and have dug through nineteen walls; behind each there was a corridor|want out; from {town1} they are through nineteen walls« so far», and have found nineteen corridors|want to get out, and have gone through nineteen walls« of {land}» into nineteen corridors]',
      'have come up under {town1}, «from below, »although they were digging away from it',
    ],
    [
      'the Guests',
      '[want to be good, quiet and thankful, so that no one in {land} is sent home|want nobody to be sent home, and so they sit« in {town2}» and are good, «and quiet, »and say thank you|want all of {land} to be good«, quiet» and thankful, so that the house sends no one home]',
      '[have begun to put people who complain out at night, on the landing of {town4}|take those who complain to the landing at {town4}« at night», and shut the door|lead those who are not thankful to the landing of {town4}, at night, and come back alone]',
    ],
    [
      'the Catchers of {town4}',
      'want the right to all that falls, people too || want whatever falls to be theirs, people as well',
      'know that things fall from nearer each year || have measured it: each year what falls has come a shorter way',
    ],
  ],
  conflicts: [
    'A room has appeared in {town1}, with nine beds, made, and on each pillow« there» is the name of a minister.',
    'The Doorbreakers have wounded a wall [of {town1}, which bleeds plaster|in {town1}, and it bleeds plaster|of {town1}. It bleeds plaster]. The Guests« of {town2}» have brought it flowers, and the heads of two Doorbreakers.',
    'The toy horse in {town2} has been found facing the other way. [Forty sentries had sworn« to {P2}» that nobody would touch it, and none of them has been found|Its forty sentries, who had sworn« to {P2}» that nobody would touch it, have not been found« at all»].',
  ],
  people: [
    [
      'head steward',
      'wants somebody to go up« to the floor above» and ask«, politely,» what is being packed; there are {pay} gold pieces in it',
      '{P1.name} straightens pictures, and apologises to them.',
      'tears up the list for somebody who has seen the last room',
    ],
    [
      'captain of the nursery',
      'wants the nailed door opened, «by careful people, »before it opens itself',
      '{P2.name} sleeps in a toy box« with the lid shut».',
      'trusts nobody with the keys« of the nailed door» except those who get the music box of the nursery to play its song« of four verses» again. Its winding key is in the mouth of the« toy» horse',
    ],
    [
      'reader of the upper shelves',
      'wants the window« of {town3}» looked through by one who knows what a garden is',
      '{P3.name} turns pages in the air before answering.',
      'draws the curtain for whoever offers {P3.them} a hand to hold',
    ],
    [
      'catcher',
      'wants a rope that goes up, and company',
      'Before sitting down {P4.name} looks at the ceiling«, always».',
      'lets go of the net for one look at the stars',
    ],
  ],
  places: [
    [
      'The Landing',
      4,
      'those who were put out are said to stand there, and {P4} shakes the dust« of it» from the nets',
      [
        '[They stand there, tens of thousands, in coats«, as one waits for a carriage»|Tens of thousands of them stand there in their coats«, as if a carriage were about to come»|Whoever was put out is there, tens of thousands of people in coats, waiting as one does for a carriage], [and do not hear anyone|and nobody can make them hear|and do not turn their heads for anybody].',
        '[Nobody is there. On the wall hang their coats«, each with a size and a date»|There is no one, but there are coats on the wall«, and in each of them a size and a date»|Only their coats are there, in rows on the wall, each with a size and a date], [and the door behind the last one stands open on the sky|and past the coats a door is open, with the sky in it|and behind the last of them is a door that opens on the sky].',
      ],
    ],
    [
      'The Curtain',
      3,
      'forty readers guard it«, with their backs to it»; {P3} has the forty-first chair',
      [
        '[In the garden a family stands« with lanterns» and looks up at the house|A family is standing in the garden, with lanterns, and looks up at the house|One sees a family with lanterns, in a garden, who look up at the windows]. [They have been there for ninety years« and have a ladder»|They have a ladder, and for ninety years they have looked up|There is a ladder beside them, and they have waited for ninety years].',
        '[In the garden people stand« with lanterns» and wave to come out|There are people with lanterns in the garden, who wave one out to them|One sees people with lanterns, in a garden, who beckon]. [They have waved for ninety years, and [do not blink|have not blinked once|their arms do not tire]; it is what [the sky does when it is hungry|a hungry sky does]|In ninety years they have not blinked, since the sky looks like this when it is hungry|They are a thing that the sky does when it is hungry: in ninety years not one has blinked|Nobody out there has blinked for ninety years, because they are only what a hungry sky holds out].',
      ],
    ],
    [
      'The Wound',
      1,
      'one may lay an ear to the wall here, «for a silver piece, »and {P1} pays people not to',
      [
        'It has a pulse. || What one hears is a heart. || Something beats in there, «slowly, »like a heart.',
        '[Behind it is the sky, «roaring, »with something in it that scratches at the wall« with a claw»|On the other side roars the sky, and in the sky something is scratching at the wall with a claw|The sky roars behind it, and a claw« that belongs to something in the sky» scratches along the wall].',
      ],
    ],
  ],
  start: [
    'At ten at night the lamp of {town1} goes off, as always, and then on again. In the light a hand as large as a square is seen, which has lifted the roof of the parliament and is feeling about in it«, tenderly, as one does for one\'s glasses». {P1} says, without moving {P1.their} lips: "Do not run. Running upsets it."',
    [
      '[It looks for the party, who were born outside: the house can smell a sky on them, and hopes that they are its family|It wants the party, since they were born outside. The house« can smell the sky on them, and» thinks that its family has come|It feels for those who smell of the sky, and those are the party: the house thinks that its family may have come].',
      'It looks for cracks. It found one« in {town1}» an hour ago, and closes it with what is at hand.',
    ],
  ],
  openings: [
    [
      "A child of {town2} has a doll's house in which, today, the party stands« on the stairs», in wood, and dressed as it is now.",
      "[It is always right, and can be used as a map; but whoever moves a doll has moved someone|The doll's house has never been wrong, and is as good as a map. But if a doll is moved, somebody has been moved|One can use it as a map, for it has never been wrong; but when a doll is moved, a person is, too].",
    ],
    [
      'A coat that fits one of the party falls into the nets« of {town4}», with a carriage ticket for four weeks from now.',
      "[It marks the owner's place on the landing. Nothing can be done about the ticket except not to put on the coat|The coat marks a place on the landing for the one whom it fits. All that can be done about the ticket is not to put it on|It keeps a place on the landing for the one whom it fits, and the one thing to do about the ticket is not to put the coat on].",
    ],
  ],
  truth: [
    '[The house was built for a family that [did not come on the day|was not there on the first evening]|The family for which the house was built [did not come when it was finished|was late for the first evening]|A family had this house built, and [came too late for the first evening|was not there when it was finished]]. [It waited, [made rooms|added rooms], and took in everybody who came near«, so as to be full [for them|when they came]»|It waited, «and made rooms, »and took in [whoever came by|each person who came by], so as not to be empty [for them|when they came]|So it began to wait and to make rooms, and takes in all who come near, [to be full for them|so that it will be full for them|as it wants to be full for them]]. [They came [within the year|in the first autumn], stand in the garden and cannot get in past all of the guests|They came [in the first autumn|within the year]: they stand in the garden, and cannot get past so many guests|They came [a little|some months] later, and have been in the garden ever since, as there is no way in past so many guests|They came in the same year, and stand in the garden, kept out by the crowd of guests; the house does not know it]. [Its list has no page left for more rooms, and so it is packing the guests, to be empty on its ninetieth birthday|No page is left for new rooms, and it [wants|would like] to be empty [when it is ninety|at ninety]; so it is packing [the guests|its guests]|It has run out of pages for new rooms, and packs its guests away, in order to be empty at ninety|Now the list of rooms is full, and the house is packing its guests, so that there is space on its ninetieth birthday].',
    '[A king built it, with a wish, over all of {land}, because he had seen what was coming for it from the sky, and for no other country; and he is the house|Something in the sky was coming for {land}«, and for no other country». A king saw it, wished a house over all of it, and is the house|A king of {land} saw what was coming out of the sky for his country, and for no other; he wished a house over all of it, and is that house]. [He swore to hold the roof on for ninety years, «is tired, »and has begun to pack|He swore to hold on to the roof for ninety years; [they are nearly over|a few weeks of them are left], and he is tired and [packs|has begun to pack]|For ninety years he would hold the roof, he swore; now the time is [nearly up|running out], and he is [tired and packing|too tired to go on, and packs]|His oath was to hold the roof for ninety years, he is worn out, and he has begun to pack]. [What they take for a hand that [gropes for|hunts for|reaches for] people [feels for cracks, and holds them shut|is looking for cracks, to hold them shut]|The hand that they see is not looking for anybody: it feels for cracks, and holds them shut|His is the hand that they see, and what it gropes for is cracks, which it holds shut|That hand in the lamplight searches for nobody: it finds the cracks, and keeps the roof on].',
  ],
  secrets: [
    [
      'The house knows its family by a song. It is the one in the music box« of {town2}», and {P2} has hummed it to the toy horse« every night».',
      'The king can be spoken to in the cellar« of {land}, where the boiler is». He asks each time if the children are asleep. || In the cellar of {land}, «at the boiler, »one can talk with the king. Each time he wants to know if the children are asleep.',
    ],
    [
      'The nailed door [leads out of {land}. The nails hold nothing, and once unlocked it opens inward; all|of {town2} leads out. Its nails hold nothing, and once unlocked it opens inward; all|is the way out, the nails hold nothing, and once unlocked it opens inward. All|of {town2} is the way out; once unlocked it opens inward, nails and all, and those] who pushed it in vain are in the book of {P2}. [It was the house that turned the horse|The house itself turned the horse|It was not a hand that turned the horse, but the house], [after it had packed the forty sentries|with the forty sentries packed already|when the forty sentries had been packed].',
      'The nailed door [leads out, and opens inward. What is outside [can only pull at it|does nothing but pull at it], and so holds it shut (DC 14 Athletics to open it).|of {town2} leads out, and opens inward. What is outside [pulls at it|keeps pulling at it], and so it stays shut, unless somebody pulls harder (DC 14 Athletics).|opens inward, on the sky. Something out there pulls it shut, and DC 14 Athletics opens it.|is the way out of {town2}. It opens inward, and what is outside pulls it shut; DC 14 Athletics is enough to open it.] Those who opened it are in the book of {P2}, «with the date, »and as none of them came back, the captain does not know where it leads. [The forty sentries are [the last entry|on the last page|the last in it]; the horse they turned [themselves|with their own hands], [to get past it|as it was in their way]|The last are the forty sentries, who [turned the horse to get past it|had to turn the horse to reach the door]].',
    ],
    'In the Library« of {town3}» there is a chapter that is being written. It has got as far as the party. || One chapter in the Library« of {town3}» is not finished. The party is in its last line« so far».',
    '[The Guests have been counting. In each room« of {town1}» there is one person who was not born there, not let in« and not noticed»|The Guests have counted. In each room« of {town1}» there is one more than were born there or let in«, and nobody had noticed»|In each room of {town1} the Guests have counted one person who was not born there, not let in and not noticed]: [it is the house, which likes company|it is the house itself, for company|this is the house, which wanted company].',
  ],
  steps: [
    'nine ministers« of {town1}» go to bed in the new room and are not in it in the morning || in the new room« of {town1}» nine ministers go to bed, and nine beds are empty when it is opened || nine ministers spend a night in the new room« of {town1}», and by breakfast it is made up for nine others',
    'the second floor of {town2} is dusted«, covered with sheets» and locked, with the people in it',
    [
      'a ladder is put up against the window of {town3}',
      'plaster falls« in {town1}», and through the hole there comes, for an hour, weather',
    ],
    'On the day on which it is ninety years« all the clocks of {land} strike, and» someone above puts out the lamp«, picks up a suitcase» and comes down the stairs. || When it is ninety years, «to the day, »all the clocks of {land} strike. Up above, somebody puts out the lamp and comes down the stairs with a suitcase.',
  ],
  ends: [
    [
      'Four million people can walk out through the nailed door« of {town2}», which opens inward, if the front ones can be got to step back. {P2} has the keys« and would have to be the last».',
      'The nailed door« of {town2}» can be walled up, and so can the door on the Landing at {town4}, before the king lets go. {P2} would have to tell four million people what is outside, and they would have to want to stay in«: a roof for which so many wish stays on without him».',
    ],
    [
      'The family can be brought in, «past everybody, »by whoever sings the song« by which the house knows it»: the four verses of the music box« of {town2}». Then the house is content: it sets its« four million» guests down on the grass, «floor by floor, »and is quite small.',
      'The king can be relieved: each floor would need someone to hold up the ceiling for one night, while he sleeps«, and {town1} would have to be told what for». After one night« of sleep» he can hold the roof for another ninety years.',
    ],
  ],
};
