import type { Tale } from './tale-types.ts';

export const emptyMaskPlaces: Tale['places'] = [
  {
    name: 'the council chamber by night|the empty council chamber|the chamber of the nine chairs|the dark council chamber|the council chamber after the sitting',
    look: [
      '[Nine chairs in a half circle, nine candles, nine books.|In a half circle stand nine chairs, each with its own candle and book.|There are nine chairs, and for each a candle and a book.|Nine chairs stand in a half circle, and before each there is a book with a candle.] [The cushion of the seventh [has no hollow|is as round as a new loaf|has lost its hollow].|On [eight|only eight] cushions somebody has sat.|Eight of the cushions have been sat flat[|, and one has not|, but not the seventh].|Eight cushions have a hollow, and the seventh is like [new|a fresh loaf].]',
      '[Marble, dark water in the well of the floor, a gallery« with a grille».|The floor is marble, with a well of dark water in it, and a gallery with a grille looks down on it.|Dark water stands in a well in the marble floor, and there is a gallery behind a grille.|It is all marble, down to the well of black water in the floor; above it runs a gallery with a grille.] [Somebody has scattered dried lavender round the seventh chair, and plenty of it.|Dried lavender lies round the seventh chair, by the handful.|Round the seventh chair the floor is thick with dried lavender.|There is dried lavender round the seventh chair, as much as in a linen chest.]',
    ],
    todo: [
      '[The silent guard walks round every quarter of an hour, {few5} of them, in felt.|Every quarter of an hour {few5} of the silent guard come through, in shoes of felt.|{few5.u} of the silent guard make their round here four times an hour, in felt.|Four times an hour the silent guard comes by, {few5} of them, on felt soles.] [To cross the floor you must keep to the black slabs, or it sounds like a drum|Only the black slabs are silent, and the rest of the floor is a drum] (DC 14 Stealth or Acrobatics)«; {G} knows which have been repaired».',
    ],
    what: [
      [
        'Investigation :: examining the back of the seventh chair :: [There is a slit in it for an arm, lined with velvet, and a row of wires« with little rings».|It has a slit, wide enough for an arm and lined with velvet, and behind that hang wires with little rings.|An arm fits through a slit in it, which is lined with velvet; inside hangs a row of wires« with rings».] [The velvet is worn, by one [person|arm|elbow], and by [much practice|long use|weeks of practice].|One arm has worn down the velvet, [and has practised a great deal|night after night].|One and the same [arm|elbow|sleeve] has rubbed the velvet [bare|bare, in a narrow strip|smooth].|The velvet is rubbed bare, [all by the same elbow|by a single sleeve|in one place, by one elbow].|Where the elbow goes, the velvet has been worn through, [by one and the same person|by somebody who practised].]',
        'v=a',
      ],
      [
        'Religion :: reading what stands beneath the cushion of each chair :: Nine prayers, in the tongue of the tyrants« of {town}», for nine guests. ["Sit in me, and be [still|quiet], [and I shall be fed|so that I am fed]."|"[Come and sit in me|Come, guest, and sit in me|Come in], and keep [still|quiet], so that I am fed."|"Guest, sit down and be [quiet|still], until I am fed."|"Whoever sits in me and is [still|quiet], by him I am fed."|"Give me one who sits [still|down and is quiet], and let me be fed."] [Under the seventh the last word has been underlined, in the ink of {A}.|Beneath the seventh {A} has underlined the last word, in ink[|, twice].|{A} has drawn a line, in ink, under the last word for the [seventh|seventh chair].]',
        'v=b',
      ],
    ],
    who: 'Insight :: comparing how the nine have turned down the corners of their pages :: [For [weeks|{weeks} weeks] all the corners in the seventh book have been turned down [with a dry, exact nail|by one dry, exact nail].|For [weeks|{weeks} weeks] it was a dry, exact nail that turned down every corner in the seventh book.|In the seventh book the corners used to be folded by a damp thumb; for weeks it has been a dry, exact nail.|The latest corners in the seventh book have all been creased by the same dry, exact nail.|In the seventh book no corner has been folded by a thumb for weeks, but each by a dry, exact nail.] [It is that of {A}, who turns down the papers of {G} in the same way.|You have seen that nail: it is that of {A}, who turns down the papers of {G} in the same way.|{A} turns down the papers of {G}« in just» that way.|The papers of {G} have the same corners, from {A}.]',
    where:
      'Perception :: laying an ear to the well in the floor :: [Silk rustles, somebody hums, a body is set down.|You hear silk, «and somebody humming, »and something« being» put down that is as heavy as a [person|grown man].|Under the water somebody hums, silk is shaken out, and something heavy is laid on a table.|From below come a hum, and steps in felt, and a weight that is set down carefully.] [The stair must be under the seventh chair, and it leads to {lair}.|So there must be a stair to {lair}, and the sound comes loudest from under the seventh chair.|It comes from {lair}, and by the draught the stair is under the seventh chair.|The seventh chair must stand on the stair to {lair}.]',
  },
  {
    name: 'the workshop of {B.full}',
    look: [
      '[Faces on every wall, without eyes, in white plaster, from floor to ceiling|White plaster faces cover the walls up to the ceiling, all without eyes]; [{B} reads the newest one with a thumb«, and says nothing until it has been finished»|{B} is going over the newest with a thumb«, and will talk when it is done»].',
      '[It is dark, since {B} needs no lamp.|{B} needs no lamp, and has none.] It smells of size« and gold leaf», and the party is asked to say something, so as to be seen.',
    ],
    todo: [
      '[Whoever mends the nine masks may not see faces, so {B} talks only to people whose face {B.they} has felt.|A mender of the nine masks may see no face, and so {B} talks only to people whose face has been felt.|Only to a face that has been felt does {B} talk, since a mender of the nine masks may see none.] Whoever holds still« for it», for ten minutes, with closed eyes (DC 14 Constitution saving throw not to flinch), has no secrets from {B}« then», and {B} none from them.',
    ],
    what: [
      [
        'Investigation :: feeling the newest moulds :: Five masks have been copied lately, the seventh and those of the four who are for the treaty, «in light pasteboard, »with a hook on the inside, such as you need when there is no head; {A} paid for them.',
        'v=a',
      ],
      [
        'Arcana :: asking {B} what the old masks are made of :: ["I [repair|mend|gild] the [edges|rims|outside][, and never the inside|. I never get to the inside], because it is not gold there.|"The [edges|rims] I can mend. Inside it is not gold, and I keep my [hands|thumbs] away.|"Where it is gold, I mend it[, but the inside is no work for me|. The inside is not gold, and no work for me].|"I have only ever worked on the [outside|rims]. [Nobody pays me to reach in|I am not paid to reach in|It is not my work to reach in], and it is not gold there.] [It is [warm|warm in there|damp and warm], [and it licked me|and once it licked my finger|and it has licked me]."|It is as warm as a mouth, and once [it was wet|it closed|something moved in it]."|Put a [finger|thumb] in there, and it [licks|sucks] it."|It is damp there, and it [pulls|pulls at you]."|I felt [teeth|teeth, and small ones|a tongue]."] [The seventh has become [heavier, by a pound|a pound heavier].|And the seventh weighs a pound more [than it did|than the others].|Since the last cleaning the seventh has put on [a pound|weight, a good pound].|The seventh has been on the scales, and has gained a [pound|whole pound|pound and an ounce].|By hand {B} can tell that the seventh has gained a pound.]',
        'v=b',
      ],
    ],
    who: 'Persuasion :: asking {B} who orders the work on the masks :: [A voice that has no colour, and footsteps that one forgets.|The orders came from a voice without any colour, with footsteps that one forgets.|Somebody with dry hands, and a voice that one cannot describe afterwards.|All that {B} remembers is a voice« like a closed door».] But the last order was [cut into wax, for fingers to read|scratched into a tablet of wax, for fingers to read|written in wax, so that fingers could read it]; {B} has kept it«, since it is so beautifully done», and in the corner is the seal of {A}.',
    where:
      'Nature :: smelling at the crate in which the masks were fetched :: Lavender, canal water, and under it the smell of death, which the lavender is there to hide. {T}«, asked at the landing stage,» knows that smell from the water gate of {lair}.',
  },
  {
    name: 'the house that went to sea|the shuttered house|the house on the small canal|the house with the plate for one|the house of the drawn curtains',
    look: [
      '[A fine house on a side canal|It is a good house, on a small canal], shuttered« for a long time now», since its owner "went to sea". On the table {A} has [had a plate laid for one|had one place laid]«, every evening». Whenever {T} rowed the council past it, the seventh pair of hands clenched.',
      '[The man who owns this house "went to sea", years ago.|The owner "went to sea", years ago.|Years ago the man of this house "went to sea".] [Dust sheets, [a clock that is wound up|a clock that goes|a piano that is dusted|a lamp that is filled|a vase with fresh flowers], the chair of his sister at the [window|window to the canal].|The furniture has been under sheets since then; somebody still winds the clock, and at the window stands the chair of his sister.|Everything is under sheets but [the clock, which is wound,|the clock|one lamp] and the chair of his sister by the window.|Under the sheets stands good furniture, a clock ticks, and his sister has [her chair|a cushion|a footstool] at the window.] The office of {A} used to pay for all of it«, on the first of the month»; for {weeks} weeks [nobody|no one] has. Whenever {T} rowed the council past it, the seventh pair of hands clenched.',
    ],
    todo: [
      '[The sister of the owner, who is blind, keeps the house, and asks [each guest in turn|all who come in|each new step] [whether it is he|whether he has come home|if the ship is in].|The house is kept by the owner\'s sister, who is blind, and who says to every [guest|visitor|step in the hall]: ["Is it you?"|"Are you back?"|"Is that the ship?"]|[The owner\'s blind sister keeps the house, and holds|The owner\'s blind sister lives here alone, and holds] the hand of each guest, and asks [whether it is her brother\'s|if her brother is back].|[At the door stands the owner\'s sister, who is blind, and asks|The owner\'s sister, who is blind, opens the door and asks] [into the air|past the party] whether her brother has come home.|In the hall the blind sister of the owner is waiting: she knows each step on the stair, and asks [those that she does not know if they bring news of him|every new one if the ship is in].] Whoever answers must [be kind and not lie|be kind, without a lie|find a kind answer that is no lie] (DC 15 Insight; let the player find the words); [then she shows what came from "the ship"|in return she fetches the box with what came from "the ship"|after that she lets them see what came from "the ship"].',
    ],
    what: [
      [
        'History :: reading the last letters that came from "the ship" :: [The hand is a copy, and the jokes have stopped.|Somebody has imitated the hand, and could not do the jokes.|The newest are in a copied hand, and not one of them is funny.] The last real one says: "I am tired, and shall ask {A.name} for leave. [They will have to draw [somebody else|another], poor soul."|They will draw another, and I am sorry for [them already|whoever it is]."|Whoever is drawn after me has my pity."|Then they [draw the next one|fetch another], poor soul, and I sleep for [a week|a month]."|Let somebody else count the hours in there."] [It is dated {weeks} weeks ago.|The date on it is {weeks} weeks old.|That was {weeks} weeks ago.|The writer dated it: it is {weeks} weeks old.]',
        'v=a',
      ],
      [
        'History :: reading the last letters that came from "the ship" :: ["It talks at night. It is hungry.|"It is hungry, and says so [when I try to sleep|in the dark].|"All night it talks, about food.|"At night it talks. [All it wants is to eat.|It is hungry, it says.]|"It is hungry, and it says so, at night.|"I hear it at night, on its hook. It asks what there is to eat.] I have asked {A.name} to [lock it up|take it away], and {A.they} was so [interested|interested in it|kind]." [The last sheet [has been bitten off|ends in a bite][|, below the date|, after "dear sister"].|Of the last sheet only the upper half is left, with [toothmarks|a row of small toothmarks].|[Half|A third|The lower half] of the last sheet is missing, and the edge [has been bitten|shows teeth].|There is one more sheet, and [something has bitten off the end of it|half of it has been bitten off|it has been bitten].|Where the [signature|name] should be, the last sheet has been bitten [through|off].]',
        'v=b',
      ],
    ],
    who: [
      [
        'Sleight of Hand :: looking behind the false back of the desk :: Receipts for the house, and for the last {weeks} weeks the reminders, unopened, to {A}«, who administers the estates of those at sea». Among them lies a letter that {A} never sent: "To number {num4}: you have been drawn." That number is sewn into the collar of {G}.',
        'v=a kind=quest',
      ],
      [
        'Sleight of Hand :: looking behind the false back of the desk :: The receipts for the house, and for the last {weeks} weeks the reminders, unopened. [They are addressed to {A}, who [administers|looks after] the estates of those at sea.|{A}, who [administers|looks after] the estates of those at sea, [was to have paid them|should have paid them].]',
        'v=a kind=adventure',
      ],
      [
        'Sleight of Hand :: looking behind the false back of the desk :: The receipts for the house, and for the last {weeks} weeks the reminders, unopened. [They are addressed to {A}, who [administers|looks after] the estates of those at sea.|{A}, who [administers|looks after] the estates of those at sea, [was to have paid them|should have paid them].]',
        'v=b',
      ],
    ],
    where:
      "Survival :: following the scrape marks from the water stair :: The boxes with the owner's things [were taken out of here by boat, at night,|left the house by boat, at night,|went from here by water, at night,] [down the small canal«, and in under the palace»|along the small canal and in under the palace|by the small canal, to a gate beneath the palace]. [That is the [way|water way|back way] to {lair}.|By that way one [comes|gets|can row] to {lair}.|So that is how one gets to {lair}[|, unseen|, by boat].|It is the way to {lair}, by [water|boat].|[The only thing that lies there is|Nothing else lies there but|There is nothing there but] {lair}.]",
  },
];
