import { heirActs } from './heir-acts.ts';
import { heirPlaces } from './heir-places.ts';
import type { Tale } from './tale-types.ts';

export const heirTale: Tale = {
  id: 'heir',
  titles: ['The Unpainted Heir', 'The Gallery of the Realm'],
  tones: ['intrigue', 'horror'],
  levels: [9, 20],
  cast: {
    G: 'high steward of the realm|she:widowed queen',
    A: 'painter to the crown',
    B: 'restorer of pictures',
    S: 'portraitist in exile|drawing master',
    T: 'gallery attendant',
    H: 'keeper of the varnish',
    R: 'collector',
  },
  deadline: 'the unveiling',
  num: [90, 300],
  onlyIn: {
    a: ['the jar', 'a jar without', 'paints: a stroke', 'brush strokes'],
    b: ['tooth marks', 'the picture bites', 'eats what is in them'],
  },
  lair: {
    name: 'the studio behind the wall|the studio behind the last frame|the walled-up studio|the studio in the burned chapel|the hidden studio|the studio without a door',
    short: 'studio',
    terrain: 'indoors',
  },
  leader: ['people', 'mage'],
  alsoOf: ['he', 'she'],
  mage: 'pictures that come true',
  escort: ['construct', 'people', 'fiend'],
  pitch: [
    '[In the great gallery of {town} hang all who ever ruled this realm, and whoever hangs there has ruled.|All who ever ruled this realm hang in the great gallery of {town}, and to hang there is to have ruled.] «[That is no figure of speech.|Nobody says that as a figure of speech.|It is meant literally.|The law of the realm takes it literally.] »Last month {G} stood before the family portrait« of the crown» and [counted four people, a dog and one stretch of garden|found four people on it, a dog, and more garden than there is room for]; and {G} is sure«, and [nobody|no one] else is,» that [somebody|someone] used to stand in the garden. [There is a bed in the palace of {town} that is aired every day, and nobody knows for whom.|In one room of the palace of {town} a bed is aired every morning, and those who air it cannot say who sleeps there.|Every day the maids in the palace of {town} turn down a bed that nobody has ever slept in.|The palace of {town} pays a teacher of arithmetic, who has no pupil.]',
  ],
  stakes: [
    '[In {days} days a new picture is unveiled, of the whole court and the estates of the realm, and {num} heads will be on it.|A new picture will be unveiled in {days} days, with the whole court on it«, and the estates of the realm»: {num} heads.] [Whatever it shows«, says {G},» will be so and will always have been so|What is on it will be the truth from that moment on, says {G}, and backwards as well]«; and [nobody may see it before the cloth falls|until then it stands under a cloth]».',
  ],
  start: [
    [
      '[{G.full} leads you at night«, without a lamp,» to a picture« as large as a barn door».|It is night, and {G.full} stops in front of a picture that is as large as a barn door.|At night, without a lamp, {G.full} takes you through three rooms, to a picture as large as a barn door.] ["Tell me what you see," says {G.full}.|"What is on it?" asks {G.full}.|"I would like you to count," says {G.full}.|"Leave nothing out," says {G.full}.|"I know it by heart," says {G.full}, "so you tell me."] [A [king|king in blue|king on a chair], a queen, a tutor, a groom[, a dog|, a spotted dog|, a white dog], a [bit|strip|piece] of garden.|You see a king and a queen, a tutor with a [book|globe], a groom [and a dog|with a horse, a dog], and [next to them|on the right|at the edge] a [strip|piece] of garden.|Two people wear crowns, one holds a [book|globe], one holds a [horse|bridle], and there are a [dog|white dog|spotted dog] and some garden.|The king is there, the queen, a groom, a tutor and a [dog|white dog|spotted dog], and [to the right of them|beside them|at the edge] some [garden|lawn and roses|hedge and lawn].] [The dog is looking up at the garden, with its tail raised, as you look at somebody whom you love.|The dog looks up at the strip of garden, and its tail is a blur.|The dog sits with its back to the king and adores the garden.|All that the dog sees is the garden«, which it adores».] [The tutor« of {town}» holds out a hand to that side, and the hand is closed, round nothing.|The tutor of {town} has reached out to the same side, with closed fingers, as you close them on a hand.|The tutor is [leaning|bending] over to that side, with a hand held out, shut, as round [another|a smaller|somebody\'s] hand.|On [that side|the garden side] the tutor\'s [fingers are|hand is] closed, too low for [holding on to anything|a rail or a stick], and [just right for|at the height of] a child[| of six or seven].] ["They tell me," says {G.full}, "that it is an excellent dog."|"I am told," says {G.full}, "that nothing is missing, and that it is an excellent dog."|"Everybody praises the dog," says {G.full}.|"And now tell me," says {G.full}, "whom that dog belongs to."]',
      '@gallery',
    ],
    [
      '[In the market of {town} a woman stands with a child\'s coat over her arm, and offers it to those who go by.|A woman stops you in the market« of {town}» and holds a coat up against you; it would fit a child.|"Do you know a child of this size?" asks a woman in the market of {town}, and holds up a coat.] «[It is a good one, hardly worn.|You can see that it has hardly been worn.|There is a chestnut in the pocket.|It smells of soap, and of apples.|One of the buttons is new.] »["It was in my house," she says« to you».|"I found it behind my door," she says to you.|"It is not mine, and it was in my cupboard," she says to you.|"It was on the low hook in my hall, and I have no use for a low hook," she says to you.] ["It has been let down twice, I have done the hem myself, I know my stitches."|"There is a patch on the elbow, and I remember the thread, and not the elbow."|"Somebody let the hem down, twice, in the stitch that my mother taught me, and I never taught anybody."|"I sewed that hem, twice, and I cannot think who stood still for it."] [She laughs, since she has no children.|She laughs, and says: "And I have never had a child."|She laughs, looks at the coat, and stops; she has no children.|She lives alone, she says, and always has.|She has no children, she says, and it is a pity about the coat.] Behind her, on a hoarding, hangs a fresh poster of {town}, [with its market, its people, and her; and [beside her, in the picture, is a patch of green, about as tall as a child|on it she holds a bush by the hand, or so it looks]|and you find her on it«, at her stall», beside a small bush that does not grow here].',
      '@market',
    ],
  ],
  ask: [
    '{G} wants to know who stood in the garden, and who takes people out of the pictures. ["Please write down everything that I say to you in {town}, and compare it« every morning».|"Write down what I say to you here in {town}, and read it to me at breakfast.|"Keep a book of what I say to you in {town}, and do not lend it to anybody.] [I have noticed that I forget the [question|question, day by day]."|I am told that I have asked this before."|It seems that you are not the first whom I have asked."|It [slips away from|leaves] me [towards evening|by supper time|before I sleep]."|When you come tomorrow, tell me [your names|who you are|why you are here] first."|By tomorrow I may not know [who you are|your faces|why I sent for you]."]',
    '["I have signed for a bed, a tutor and a pony," says {G}. ["It is my [hand|own hand|ink]. Find out whom|"The [signature|signature on it|ink] is [good|mine]. Find out whom|"I do not sign for nothing. Find out whom]|"I have paid bills for a pony," says {G}. ["«The pony is real[| and eats| and fat]. »Find out whom|"I have [never had time to|never learned to|no time to] ride. Find out whom]|"I have shoes in a drawer, this long, and keep buying larger ones," says {G}. ["I am not mad. Find out whom|"So there was somebody. Find out whom]] I loved, before the unveiling, and [bring it back into the picture« in {town}»."|put the child, if it was one, back into the picture in {town}."|bring it home, to {town} and to that picture."]',
  ],
  fee: [
    '[{G} promises {coins} gp, and signs for it at once, in case nobody remembers the promise.|The sum is {coins} gp, and {G} writes it on the back of your hand.|In case nobody remembers the promise, {G} signs for it« at once»: {coins} gp.]',
    '[There are {coins} gp|{G} offers {coins} gp|The [purse|bag|box] [holds|contains] {coins} gp]. [{G} has each of you sign for your own share in a different book, [since one book gets lost too easily|so that it does not depend on a single one|as books have been known to forget].|Each share is entered« by {G}» in a different book«, [in case one of them forgets|and the books are kept in different rooms]».]',
  ],
  talk: [
    "{S.full} was banished for a likeness that was too good. [Nobody can remember of whom.|It hangs nowhere, and nobody knows who it was.|The sitter has slipped people's minds.]",
    '{A.full} has never painted [anyone|anybody] who did not weep with happiness.',
    '{B.full} scrapes« old» pictures clean, and talks in the night, in many voices.',
    '{few3.u} beggars in {town} say that they are dukes. [It used to be fewer.|Last year there was one.|They know which fork to use.]',
    '{T.full} dusts the frames and [greets people there who do not hang there|says good morning to bits of wallpaper].',
    'There is a family« in {town}» with seven chairs, and they are four, and [eat standing up so as not to have to decide|cook for seven«, and cannot say why»].',
  ],
  run: [
    [
      "The paint over the garden«, before which {G} stood,» is fresh (DC 14 Investigation). [Whoever touches it has green on the finger, and for the length of a breath a child's voice in the ear, saying the first half of a joke.|To touch it is to have green on one's finger and a child in one's ear, who gets as far as the middle of a joke.]",
      'v=a',
    ],
    [
      "The garden is larger than in any copy« of the picture in {town}» (DC 14 Investigation). [Whoever touches it has, for the length of a breath, a child's voice in the ear, saying the first half of a joke.|With a finger on it one hears a child, «very near, »who gets as far as the middle of a joke.]",
      'v=b',
    ],
    "[The game master tells one of the players, on a slip of paper, that the party came with one more companion, and who it was.|Hand one of the players a slip of paper: the party came here with one more companion, and this is who it was.|Write on a slip of paper who the party's further companion was, of whom nobody has spoken, and give it to one player.|Let one of the players read, in secret, a few lines about a companion who came here with the party.|There was one more companion: tell a single player«, in the next room or on paper,» who that was.] [From then on that player alone remembers[| the name| the face]; [at the end|when {A} is beaten] it is true.|Nobody else at the table knows it, until {A} is beaten and it turns out to be so.|Only this player remembers, and is proved right when {A} is beaten.|The others have forgotten this companion, until {A} is beaten.|This player may say it or keep it; when {A} is beaten, the companion stands there.|Only on the day on which {A} is beaten does it become true for the others.]",
    '[{A} asks to be allowed to sketch the party, as they have such interesting heads.|Such interesting heads should be drawn, says {A}, and has chalk at hand.] [You can refuse; {A} has a good [memory|memory for faces|eye].|One may say no; {A} has a good [memory|memory for faces|eye].|It does not matter if they refuse, since {A} has looked at them long enough.|Those who refuse are thanked, and will be drawn from memory.|To a refusal {A} bows, and looks once more.]',
  ],
  gist: [
    [
      '{A} paints people out of the portraits with a colour that eats what was, made from those who have been forgotten, at {lair}. {A} loved the king«, [and began with the heir of the king|and the heir was the first to go|and so the heir had to go first]»: the throne is to be for the child that {A} and the king would have had. [On the new picture that child stands in the middle, and at the unveiling it will always have been there.|In the middle of the new picture stands this child«, which will always have existed from the unveiling on».] {H} goes over each picture at night, so that the paint stays.',
      'v=a',
    ],
    [
      '[{A} paints nobody out.|Nobody is painted out at all[|, in {town}|, by any brush].|It is not done with [paint|paint or brush|brushes][|, nor by {A}].|It is not a brush that takes people away[|, in {town}|, not even that of {A}].|They have not been [painted out|painted over|wiped out][| by anybody| by {A}].|Those who are missing have been eaten[|, one after the other|, by a picture].] [A portrait that [nobody|no one] painted has been hung among the others, and eats what is in them; it lives at {lair}.|One of the portraits was painted by [nobody|no one]; it lives at {lair}, and goes into the others to eat.|Among the portraits hangs one [without a painter|that had no painter], and [the people in the others are its food|it feeds on those in the others]; it [is at home|lives] at {lair}.] It spares those who feed it, so {A} and {H} bring it other people; the heir went in exchange for {A}. There is no new picture; [under the cloth it will be this portrait that hangs there|it is this portrait that will be under the cloth], and [at the unveiling it is to have the whole court of {G}|it is to be fed the whole court of {G}|the whole court of {G} will stand before it].',
      'v=b',
    ],
  ],
  suspect: [
    "{S}, who can paint a person from memory« so that one catches one's breath», and has been coming over the border by night.",
  ],
  truth: [
    [
      '[The first king in {town} was a usurper« and knew it».|There was nothing royal about the first king in {town}, and he was the only one who knew it.|The first king in {town} had taken the crown, and wished that he had inherited it.] [He had a painter who could paint him into what had been; for this the painter used a black that was found in the burned chapel behind the gallery of {town}.|He had a painter, and the painter had a black, from a burned chapel« in {town}»; with that one could be painted into what had been.] [Since then [everyone hangs there who ever ruled|all hang there who ever ruled in {town}], and the black is [as good as used up|nearly used up|down to a spoonful]|It was handed down with the crown, each king had himself painted in beside the last, [in a row|frame by frame], and the black is [nearly gone|down to the last inch|as good as gone]|All who have ruled since then hang there as well, and have used up nearly all of the black|Every ruler after him has been painted in beside him, and the pot of black is nearly empty|His heirs had themselves hung beside him in {town}, one after the other, and each of them used a little of the black; now there is hardly any left].',
    ],
    [
      [
        '{A} inherited the last jar of it from {A.their} master. [One dips the brush in, and paints a piece of the background over somebody.|With a brush full of it one can cover a person with a piece of the background.] [They are then on the [empty|other|wrong] side of the pictures,|From then on they are on the other side of the [canvas|canvas in {town}|paint], where nothing is,|That puts them behind the [pictures|pictures of {town}|canvas],] among those who never [were|lived|existed]. [Their colour runs back into the jar,|The colour that they were painted in runs back into the jar,|What they were painted in becomes black again, in the jar,] and gives [black for one more stroke|enough for one more stroke]. [With this black one can also paint a person back in, from a likeness; for the heir the sketch of {S} will do.|The same black brings a person back, if there is a likeness to paint from; the sketch of {S} is good enough for the heir.] «[The heir was seven, and held|The heir, who was seven, sat very] still. »{H} [wept while varnishing«, and has forgotten why»|had to stop varnishing three times, for tears, and no longer knows why].',
        'v=a',
      ],
      [
        '[In the last row hangs a portrait without a name, and it has a different face for [everyone|everybody] who dusts it.|The last row ends with a portrait that has no name, and no two [of those who dust it have seen the same face|dusters agree about the face].|There is no name [on|under] the portrait in the last row, and [whoever dusts it sees a face of their own|each of those who dust it sees another face].] «[It [got in|came] with an inheritance[|, it is thought].|Somebody left it to the crown, with [the|some] furniture.|Nobody has ever bought [it|it, as far as the books show].|It is in no [catalogue|catalogue of the palace].] »[At night it climbs into the others, and eats; you see it only by the [gardens|painted gardens] getting larger.|At night it goes visiting in the [others|other frames] and eats; one [notices it|can tell it] by the gardens, which grow.|It feeds at night«, in the other frames», and what it leaves behind is garden.|By night it is in the other pictures, and where it has eaten there are more leaves in the morning.] [{A} saw the portrait do so, one evening, and it looked round, and put a finger to its lips.|One evening {A} surprised it« with its mouth full», and it laid a finger on its lips.] It has the heir behind it«, on the empty side of the pictures», with all the others, «{num4} of them, »quite unharmed. [It keeps them for [winter|later].|They are its winter stores.|Winter is long in a [frame|picture].|It does not eat everything [at once|in one meal].]',
        'v=b',
      ],
    ],
    [
      "[{T} has dusted every face for {years} years«, and the hands remember».|What {T} has forgotten, the hands still know, after {years} years of dusting faces.] [{T} still makes the small circle in the air where the heir's nose was.|They still make a small circle, at the height of a child, where the heir's nose was.]",
    ],
  ],
  turn: [
    [
      "{B} has been painted out as well, but only half. {B} was of the king's own blood, and a regent; [{A} did it by mistake«, at the edge of a picture, with a sleeve».|it was an accident, with the sleeve of {A}, at the edge of a picture.|the sleeve of {A} had touched the edge of a wet picture, by accident.] [So {B} is still here, has lost name and office, and lives among people who keep introducing themselves, as do the {few3} dukes who beg in {town}.|That is why {B} is still here, without a name« or an office», as are the {few3} dukes who beg in {town}.] {S}, who forgets no face, knows the name; if {B} is called by it before {G}, [{B.they} remembers the office as well, and a regent can put off {deadline} by two days|it all comes back, and a regent may put off {deadline} by two days].",
      'v=a',
    ],
    [
      "The thing in the last frame, to which {A} carries people, was a person: the painter of the first king, who painted himself out last«, from shame». «[It does not want to be fed.|Food is not what it wants.|It is not hungry.|Food does not help it.] »[It wants [somebody|someone] to paint it a face, so that it may stop looking for one.|What it wants is a face of its own, from a brush, and then it would go through no one else's.|Give it a painted face that is [its own|its own, with a brush], and it will [stop looking for one|look no further|be content|leave all others alone].|It looks for a face of its own, and [somebody|someone] would only have to paint it one.|In all those people it is looking for a face that it could keep, and [nobody|no one] has ever painted it one.]",
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} writes on cuffs, tablecloths and hands. {G} [is the bravest person in the palace, since {G.they} starts again every morning|begins each morning at the beginning«, which takes courage»].',
    ],
    A: [
      '{A} [sees what people want to be and gives it to them, in oils|asks each sitter what they would like to have been, and paints that]. {A} [has never been able to look at a finished picture for longer than a minute|turns each picture to the wall as soon as it is finished].',
    ],
    B: [
      [
        '{B} knows what lies under each varnish. {B} [would like to be called by a name, and starts at every one|turns round at each name that is called in the street].',
        'v=a',
      ],
      [
        '{B} knows what lies under each varnish, and once had the picture without a name on the easel«, to clean it». [It took whole years out of {B} in one snap, and rank and name out of the {few3} dukes who beg in {town}; sometimes those who live in it can be heard when {B} sleeps.|Since then {B} has been without some years, as the {few3} dukes who beg in {town} are without a name, and talks in sleep with the voices of those who are in it.]',
        'v=b',
      ],
    ],
    S: [
      '{S} [has a hand that cannot lie«, and has been hungry because of it ever since».|cannot draw anything but what is there, and has lived on fish soup for it.] {S} [has in a roll, unsold,|carries in a roll, and will not sell,] the only sketch of the heir.',
    ],
    T: [
      [
        '{T} [greets the empty places« by name», under {T.their} breath|leaves a gap in the polish wherever nobody hangs]. {T} does not trust the last frame, [from which a draught comes, and never turns {T.their} back on it|where there is a draught, and dusts it walking backwards].',
        'v=a',
      ],
      [
        '{T} greets the empty places« by name», under {T.their} breath. {T} does not trust the one without a name in the last row«, and [never turns {T.their} back on it|dusts it with a long pole]».',
        'v=b',
      ],
    ],
    H: [
      "{H} [makes everything shine and has not been thanked for it|gives everything its shine«, and gets no thanks»]. [{H}'s own wedding picture shows one person, very happy, with an arm out.|On {H}'s wedding picture one person is smiling, arm in arm with a rose bush.]",
    ],
    R: [
      '{R} buys pictures out of which [somebody|someone] has been taken«, and has {num3} of them». {R} [says that it is so restful, a landscape in which one knows that [someone|somebody] is missing|finds nothing as restful as a landscape out of which [someone|somebody] has gone].',
    ],
  },
  places: heirPlaces,
  lairLook: [
    [
      '[A chapel« without windows», black with an old fire.|There has been a fire in this chapel, long ago, and nobody has cleaned the walls or opened the windows since.|This was a chapel; it [has burned|burned out|burned long ago], and nobody has [given it windows|put in windows|swept it] since.|The walls are black, the windows were bricked up after the fire, and one can still make out saints.|An old fire has been in this chapel, and after it the masons, who left no window.] [On an easel in the middle stands the new picture, {num} figures«, and all have their heads».|The new picture fills the middle of it, on an easel: {num} figures, and not one head is missing.] [In the [corner|corner behind it|far corner] a jar without a lid [drinks|swallows] the light of the [lamp|lamps|candle].|A jar without a lid stands in the corner, and wherever the lamp is put, its light bends that way.|It is darkest in the corner, round a jar without a lid.|[The lamp burns|Every lamp burns] lower towards the corner with the [open jar|jar that has no lid].|There is a jar in the corner, open, and no shadow falls on it, since it is darker than that.]',
      'v=a',
    ],
    [
      '[A chapel« without windows», black with an old fire, and one picture in it.|This was a chapel; it has burned, and nobody has given it windows since. There is one picture in it.|The walls are black, the windows were bricked up after the fire, and one picture hangs where the altar was.|An old fire has been in this chapel, and after it the masons, who left no window; one picture hangs there.|The lamp shows soot, a bricked-up window, and in a plain frame one picture.|It was the chapel that burned; [the soot is still there, the windows are not|it has kept its soot, but not its windows|the soot has stayed, the windows have gone], and there is a picture[| on an easel| in the middle].] [It is a picture of this room, with the party in it, from behind, coming in.|It shows this room, as it is now, and some people who are coming in, seen from behind: the party.|On it the party sees its own backs, in this room«, in the doorway».|What it shows is this room, and the party just coming in, painted from behind.] [Somebody in it turns round.|One of the figures in it looks back.|The picture is a moment ahead of you, and in it somebody screams.|While you look, one of the backs turns.|The last of them is looking over a shoulder, at you.|You have not turned round, and one of them has.]',
      'v=b',
    ],
  ],
  lairUse: [
    "[Whoever is painted on the spot (two actions and a DC 16 check with painter's supplies or Performance; {S} needs one action and no check) becomes what the picture shows, for a minute: armed, winged, unhurt.|Somebody who is painted on the spot (two actions and a DC 16 check with painter's supplies or Performance; {S} needs one action and no check) is for a minute as the picture shows them: armed, winged, unhurt.] [The player draws the picture, at the table[|, against the clock|, in a minute|, with whatever pen there is].|(Let the player [make a sketch of it|draw it|draw it, in a minute].)|Pass [paper and pencils|pencils and paper|pens and paper] round, since [the players draw these pictures themselves|it is the players who draw|the players do the drawing].|Such a picture is drawn at the table, by the player, [as quickly as the character would|in one minute|and quickly][|, and shown to all|, and kept].|It counts when the player has drawn it, [however badly|stick figures included|in a minute].|The drawing is done at the [table|gaming table], and [shown round|nobody is to laugh|has to be quick|takes a minute].|What the player [puts on paper|draws|scribbles], in [a minute or two|one minute|as long as it takes to count to sixty], is what [happens|comes|is seen there].]",
    [
      'Whoever wears a drawn likeness of their own on the breast, where all can see it ({S} draws one in an hour), takes no harm from the first stroke that hits«: the character is remembered, and stays».',
      'v=a',
    ],
    [
      'Whoever wears a drawn likeness of their own on the breast, where all can see it ({S} draws one in an hour), takes no harm from the first bite«: the picture gets hold of the likeness, and lets go of the character».',
      'v=b',
    ],
  ],
  tactics: [
    [
      '{A} paints: a stroke (DC 17 Charisma saving throw) removes an arm, a spell, a name, until the end of the next turn« of {A}»; at the third stroke you are out of the picture, and [have to|must] be called back by those who remember (one action, with something true about you that is said aloud); {H} has a brush of varnish, and what {H} has gone over in the turn after a stroke stays away until somebody spends an action, and turpentine, on the varnish',
      'v=a',
    ],
    [
      '{A} holds up frames, and the picture bites (DC 17 Charisma saving throw): an arm, a spell, a name is gone until the end of the next turn« of {A}»; at the third bite you are behind the picture, and [have to|must] be called back by those who remember (one action, with something true about you that is said aloud); {H} carries in the next frame',
      'v=b',
    ],
  ],
  companions: [
    [
      "[Those on {A}'s side have stepped out of frames, and are of paint from head to foot.|Those who fight for {A} came out of the frames, and are« nothing but» paint.] [Turpentine, wine or tears (one action, a touch) make one of them run«, from the edges inwards».|With turpentine, wine or tears (one action, a touch) one of them runs like a picture in the rain.]",
      'escort!=people|no',
    ],
    [
      'Those who stand by {A} have been painted more beautiful than they are. [Shown a mirror (DC 15 Persuasion), one of them goes away to look again.|A mirror, held out (DC 15 Persuasion), sends one of them away to look again.]',
      'escort=people',
    ],
  ],
  parley: [
    [
      "[Nobody has ever painted {A}.|In all the realm it has never occurred to anybody to paint {A}.|In {years} years nobody has asked {A} to sit.|All have sat for {A}, and {A} has sat for nobody.] Whoever does it now, in front of {A}, truthfully« and without flattery» ({S}, or a player on paper, DC 16 with painter's supplies), holds {A} as long as it takes: {A.they} keeps still, «like a child, »and in the end asks whether it may be kept.",
      'v=a',
    ],
    [
      "[The picture wants a face.|A face is all that the picture asks for.|It is a face that the picture is after.|For a face of its own the picture would give all the others.|What would content the picture is a face.|The hunger of the picture is for a face.|All those faces, and none is the picture's own.] [Whoever paints it one that it may keep ({S}, or a player on paper, DC 16 with painter's supplies) has it still for as long as that takes; then it steps back, and one can walk in behind it.|It keeps still for anyone who paints it one ({S}, or a player on paper, DC 16 with painter's supplies), and when that is done it makes room, and one can walk in behind it.] [{A}, who need not feed it any longer, puts down the frame, and asks whether that is all.|\"Is that all?\" asks {A}«, who need not feed it any more», and puts down the frame.]",
      'v=b',
    ],
  ],
  spells: [
    [
      9,
      '*Legend Lore* on the heir finds an empty page in the book of every bard« of {town}». [One of them has kept a rhyme for it: there is no word for it any more that it could rhyme with.|One bard still has the rhyme, and nothing that it rhymes with.|An old ballad has a gap in it, where the singer takes a breath.]',
    ],
    [
      9,
      '*Greater Restoration*[ on the canvas in {town} brings back the outline, for a day, and you must then quickly say who it is.| on the canvas gives the outline back for one day, in which somebody must say who it is.| makes the outline come through the green in {town} until the next day, as long as one needs to recognise it.]',
    ],
    [
      9,
      '*Scrying* on [somebody|someone] of whom you have only the sketch shows a meadow« that belongs to nobody», and [a small hand held shut, as round another hand|a« small» shoe that has come undone].',
    ],
    [
      11,
      '*True Seeing* in the gallery shows the gaps, {num4} of them« from end to end». [{G} asks the party not to say the number aloud.|{G} would rather not hear the number.]',
    ],
    [
      11,
      '*Sending* to a person who is missing« from the pictures» arrives if the caster has the likeness in hand: ["It is all [garden|lawn|green] here, and we tell each other our names. [Is the dog all right|How is the dog|Does somebody walk the dog]?"|"We are many, in the garden, and say our names to each other, so as to keep them."|"There are lots of us here, and no dogs at all."|"I know a new one about a bishop and a goose. Is the [dog|pony|dog still] all right?"|"Nobody is cross with us here. I would like to come home all the same."|"Every evening we say our names, all round. Who feeds the dog?"]',
    ],
    [
      13,
      '*Simulacrum* and *Mirage Arcane* [are of no use at {lair}|do not last at {lair}]. [What they make counts as a picture there, and is gone after one round.|There such things are pictures, and last for one round.|After a round what they have made has been eaten, as a picture would be.]',
    ],
    [
      17,
      '*Wish* for the heir gives {G} a child of seven with a gap in the teeth who knows nothing. [It is not that one«, and knows that as well».|It knows that it is not the one who was meant.]',
    ],
    [
      17,
      '*True Resurrection* [needs [somebody|someone] who has lived|fails, since nobody of that name has lived or died|is for those who have lived|finds no one to call: there was no such life|gives the diamond back: that child was never alive].',
    ],
  ],
  clock: [
    [
      [
        '[The heads on the new picture are begun.|{A} begins on the heads of the new picture.|On the new picture there are heads now.] [In {town} {few5} families lay one place less.|At {few5} tables in {town} a plate is put back into the cupboard.]',
        'v=a',
      ],
      [
        '[One head after the other, the court sits for {A}, who only pretends to paint.|The court sits for {A}«, one after the other», and the brush is dry.] [In {town} {few5} families lay one place less.|At {few5} tables in {town} a plate is put back into the cupboard.]',
        'v=b',
      ],
    ],
    {
      text: [
        '[{S} is missing from every picture, and all that remains is an attic« with a very good view».|An attic over the fish market is to let, with a good light; {S} is in no picture any more.]',
      ],
      stop: [
        [
          "hang {S}'s self-portrait in the fish market«, among many eyes» (it need not be good), and stay beside {S} at night, talking",
          'kind=quest',
        ],
        [
          "hang {S}'s self-portrait in the fish market«, among many eyes» (it need not be good), and have asked {T} in the first act to sit with {S} at night and dust {S.their} face now and then; {T}'s hands know {S.them} even when nobody knows the party",
          'kind=adventure',
        ],
      ],
    },
    {
      text: [
        '[{A} has the cuffs of {G} sent to the laundry«, all of them».|All the cuffs of {G} go to the laundry, at the suggestion of {A}.] [From this morning on {G} is not looking for anybody.|From then on {G} sleeps well, and looks for nobody.|{G} puts on clean ones, and has nothing to look for.]',
      ],
      stop: [
        'write it in good time where [nobody|no one] washes; [{T} reads it to {G} at breakfast, if asked, and in a loud voice, also while the party is far away|if asked, {T} reads it to {G} at breakfast«, loudly», even while the party is away]',
      ],
    },
    [
      [
        '[At the unveiling the cloth falls, and the estates applaud.|The cloth is pulled away«, and they clap».|{A} pulls the cord, and the cloth comes down.] [In the middle of the picture stands a child of {A} whom nobody has seen before, and the whole hall kneels to it, since it has always been the heir.|A child of {A} stands in the middle of the picture, and everyone kneels to their heir«, whom they have known since it was born».]',
        'v=a',
      ],
      [
        '[At the unveiling the cloth falls, and the estates applaud«, more and more softly».|The cloth is pulled [away|down], and they clap; there are fewer [hands|of them] with every clap.|{A} pulls the cord, and the clapping gets thinner while the cloth is still falling.] [In the picture there is a garden from [one edge to the other|edge to edge], and the hall is [empty|quite empty].|What is left in the picture is garden, from edge to edge, and what is left in the hall is chairs.|The hall is empty then, and the picture is a park without a path.|When it is quiet, nobody sits in the hall, and leaves fill the frame to its edges.]',
        'v=b',
      ],
    ],
  ],
  after: [
    '[It is a small realm round {town}, very beautiful, with many gardens.|The realm round {town} gets smaller«, and its gardens are famous».|Round {town} there is more garden every year, and less realm.] [In some of these gardens the dogs look up.|In several gardens you meet dogs that look up at nobody.|There are dogs in the gardens that wag their tails at a hedge.]',
  ],
  endings: [
    {
      heading: 'The second half of the joke',
      text: [
        '[The heir steps out of the garden«, green behind the ears,» and says it, and {G} laughs first, and then remembers.|Out of the garden comes the heir, with paint in the hair, and says it; {G} laughs, and only then knows who it is.] [Behind the heir come all the others who were missing« in {town}», {num4} of them«, stiff», and ask what year it is.|After that the rest of them come in by the same gap in the garden, {num4} people, stiff in the knees, and want to know what year it is.] {S} paints them all« once more, as they are», [and may not stop until [everybody|everyone] is content|until there is [nobody|no one] who is not content]; {A} has to hold the palette.',
      ],
    },
    {
      heading: 'Who stays in the picture',
      text: [
        [
          'If {A} has left black for only one stroke, it can bring back one person, or paint out the jar« itself», so that [nobody|no one] is ever painted out again. *The price:* the party chooses; {G} has [said in writing which, and on another cuff the opposite|written it on a cuff, and the opposite on the other].',
          'v=a',
        ],
        [
          'The thing in the last frame is given a face by {S} and lets go of one person for each that [somebody|someone]« out here» can name. *The price:* those whom [no one|nobody] can name stay behind the pictures; {G} has [written down some names, and on another cuff has crossed them out|some names on one cuff, and a line through each of them on the other|a list of names, and no longer knows what it is a list of].',
          'v=b',
        ],
      ],
    },
    {
      heading: 'Burned',
      text: [
        'If the gallery burns, [nobody|no one] has ever ruled in {town}«, and everything is owed to [no one|nobody]». *The price:* whoever is still behind the pictures burns with them, the heir too; [{G} has the bed aired the next morning, and cannot say for whom|in the morning {G} has a bed aired, and does not know why|{G} goes on paying for a pony].',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        [
          '[The cloth has fallen and the paint of {A} is wet still.|They have pulled off the cloth; the paint of {A} has not dried.|The picture of {A} has been unveiled, but one can smell that it is wet.] [Whoever runs with a sleeve across the whole width of the picture (through {few4} guards and the entire court) takes off what is on top, and those below it step out.|A wet sleeve, drawn across the whole picture (through {few4} guards« and the entire court»), takes off the top, and those below it step out.]',
          'v=a',
        ],
        [
          '[The cloth [has fallen|is down], and the picture has not swallowed [yet|anybody yet|its meal yet].|They have pulled off the cloth; the picture has snapped up the whole court, and is still chewing.|The court is gone, [all of it|down to the last page], and the picture [has its mouth full|is still chewing].|All who sat in the hall are in the picture, and it has not swallowed [yet|them yet|the last of them].|The party comes into a hall with [empty chairs|{num} empty chairs|warm, empty chairs]; but the picture is still [chewing|chewing, with its canvas bulging|eating].|The cloth is [on the floor|down|on the carpet], the chairs are empty, and the frame [bulges|creaks|shakes].] [Whoever gets past the {few4} guards of the gallery, who are of paint« and were no food for it», and turns it to the wall, makes it let go of those whom it has just taken.|If it is turned to the wall, it lets go of those whom it has just taken; the {few4} guards of the gallery, who are of paint and were no food for it, stand in the way.]',
          'v=b',
        ],
      ],
    },
  ],
  hoard: [
    'In the frames of those who are missing their dowries are hidden: {items}, and {worth}; [their owners, if they come back, insist|if the owners come back, they will not hear of having it returned].',
    '{A} was paid in what people wanted to forget they had: {items}, and {worth}.',
  ],
  favour: [
    '{S} paints the party, as they are. [As long as it hangs in {town}, nothing can make [anybody|anyone] there forget them.|[Nobody|No one] in {town} can forget them while it hangs there.]',
    '{G} gives them a room« in the palace»; its bed is aired every day, and [everyone|everybody] knows for whom.',
  ],
  steps: [
    'Look at the portrait of the family, and count.',
    'Find somebody who remembers with the hands.',
    'Find the banished portraitist.',
    'Know who is missing before the unveiling.',
  ],
  acts: heirActs,
};
