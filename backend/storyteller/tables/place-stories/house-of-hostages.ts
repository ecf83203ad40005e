import type { PlaceStory } from '../place-story-type.ts';

export const houseOfHostagesStory: PlaceStory = {
  id: 'house-of-hostages',
  levels: [11, 20],
  tones: ['intrigue', 'grim'],
  words: ['hostage', 'hostages', 'prince', 'princess', 'treaty', 'embassy', 'peace'],
  title: 'The House of Nine Heirs in {town}',
  look: '[Nine crowns have each sent a child to grow up in one house, so that none «of them »makes war on the others.|So that none of nine crowns makes war on the others, each has sent a child to grow up in one house.|In one house grow up the children of nine crowns, so that none of these makes war on the others.] The house has [nine doors of equal height, nine cooks who taste for each other,|«nine cooks who taste for each other, »nine doors of equal height,] and a garden« in which the grass is cut in nine directions». Eight heirs come down to breakfast.',
  senses:
    'Someone practises scales, someone fences«, someone learns the verbs of {town2}». [When a carriage from {town} stops, all of it stops.|All of it stops when a carriage from {town} does.|A carriage from {town} pulls up, and all of it stops.|All of it stops whenever there are wheels from {town} at the gate.|Wheels from {town} stop at the gate, and so does all of it.|It stops, all at once, when a carriage from {town} is heard.] It smells of [beeswax and oranges|oranges and polished floors|beeswax, ink and oranges|chalk, oranges and beeswax].',
  keeper: [
    'governor of the house',
    'has brought up two generations of rulers, [whips none of them and knows|has never whipped one of them, and knows|is loved by most of them, and knows] what each is afraid of.',
  ],
  guest: [
    'ambassador',
    'comes from the ninth crown with [birthday presents|letters and presents] for the ninth heir, and insists on [giving them in person«, this time»|handing over «all of »it in person].',
  ],
  absent: 'ninth heir',
  hooks: [
    [
      '{B} pays {pay} gold pieces for one word with the ninth heir, who [has had a cold for five weeks.|has been in bed with a cold for five weeks.|has sent word of a cold for five weeks.]',
      [
        '[The ninth heir died five weeks ago, of a real cold.|It was a real cold, and the ninth heir died of it five weeks ago.] [Since then the part has been played«, through doors,» by the other eight in turn.|Since then the other eight have played the part in turn«, through doors».]',
        '[The ninth heir left five weeks ago, in a laundry cart.|In a laundry cart the ninth heir left, five weeks ago.] [Since then the part has been played«, through doors,» by the other eight in turn, who believe that they are covering an escape.|The other eight have played the part since then, in turn« and through doors», and believe that they are covering an escape.]',
      ],
    ],
    [
      'Two of the heirs «in the care of {K} »wish to marry, and a third wishes to be anything but a king. [They offer the party whatever they will own, if it gets them over the wall« for one night».|To get over the wall «for one night »they offer the party whatever they will own.|Whatever they will own they offer to the party, for one night on the other side« of the wall».]',
      '[They mean to be back by [breakfast|sunrise], and will be.|They will be back by [breakfast|sunrise], as they say.|By [breakfast|sunrise] they mean to be back, and they will be.|They want the night only, and will be back by [breakfast|sunrise].] [In {town} they go to a notary, and sign that none of them will «ever »march against another.|They want to see a notary« in {town}», and to sign that none «of them »will «ever »march against another.|They go no further than a notary in {town}, where they sign that none will ever march against another.|A notary in {town} is expecting them: they sign that none of them will ever march against another.]',
    ],
    [
      'A day from {town} a border was crossed last night by an army of the eighth crown«, as if it had nothing to lose». [Its heir plays cards in the garden.|Its heir is in the garden, playing cards.|Its heir plays cards in the garden, and has heard nothing.]',
      [
        '[That crown was told that its child is dead.|Somebody wrote to that crown that its child is dead.|By a message that crown knows its child to be dead.|It has a letter, that crown, which says that its child is dead.] [The message was forged by {B}, who suspects|{B} forged the message, and suspects] that one bed in the house is empty and wants the war to [begin with another crown|come from another crown|begin on another border].',
        "[That crown was told that its child is dead.|Somebody wrote to that crown that its child is dead.] [The message was forged on the order of the father of {V}, who wants the others to begin [before he does|first].|{V}'s father had the message forged, so that the others [begin before he does|march before he does].|Behind it is {V}'s father, who [had the message forged|paid for the message] so that the others begin before he does.]",
      ],
    ],
  ],
  done: 'Envoys come here to see that the children are alive, and to whisper to them. {K} gives audiences on [Mondays|Tuesdays|Fridays], «with a globe, »and [has more to say about war and peace than any of the nine courts|is asked about war and peace more often than any of the nine courts].',
  trace:
    '{K} sends nine trays up« to the rooms», and [the ninth comes back eaten by somebody who leaves the carrots, as the fourth heir does|on the ninth somebody leaves the carrots, as the fourth heir does|the one from the ninth room comes back with the carrots still on it, like that of the fourth heir]. [A window at the back is open at night, and a basket on a line goes down from it with letters and comes up with others.|At night a basket on a line goes down «from a back window, »with letters, and comes up with others.|From a window at the back letters go down at night in a basket on a line, and others come up.]',
  truth: [
    '{V} is dead, and the eight found the body before {K} did. They have hidden it«, in the ice house», and have sworn to each other that no war will be fought for it. [They are between [eleven|twelve] and [nineteen|eighteen] years old.|The youngest is [eleven|twelve] and the oldest [nineteen|eighteen].] [By the letters in the basket they give nine crowns advice behind the back of {K}, are running nine kingdoms with it, and well.|Behind the back of {K} they advise nine crowns, by the letters in the basket, and so run nine kingdoms«, and well».|{K} does not know that their letters in the basket advise nine crowns, and that they run nine kingdoms with it, and well.]',
    '{V} left this house by night: the father of {V.name}, the ninth king, paid {K} to let the heir go, so as to break the peace. Eight children sleep in a house that is to burn on the eve of his attack, in {days} days. [{K} had not been told that part«, and the ambassador {B.name} has been told nothing at all».|That part had not been told to {K}«, and nothing at all to the ambassador {B.name}».] [The other eight think that {V.name} only wanted to be free, «[cover for it|keep silent about it], »and exchange letters with {V.name} by the basket.|To be free was all that {V.name} wanted, the other eight think, who [cover for it|tell {town} nothing], and exchange letters by the basket.|By the basket {V.name} gets letters from the other eight, who [cover the escape|say nothing of it] and think that {V.name} only wanted to be [free|free, and out of {town}].]',
  ],
  finds: [
    [
      'Perception',
      '[listening|stopping to listen|standing and listening] at the door of the ninth room',
      '[the cough is on the quarter hour, [by the clock of {town}, and a different one each time|by the bells of {town}, and never from the same chest].|there is a cough at each quarter of an hour, [by the bells of {town}, and no two are from the same chest|when the clock of {town} strikes, and no two are alike].|one hears a cough every quarter of an hour, [after the bell of {town}, each time another one|with the bells of {town}, and each time another one].]',
      1,
    ],
    [
      'Religion',
      '[casting|using] Speak with Dead for {V}',
      'the answer is quick and cross: ["Do not tell Father that I am dead: we had a [vote|vote, all nine]."|"We had a vote, all nine: Father must not [know that I am dead|be told of my death]."|"Not a word to Father: we voted, and there is to be no war over me."|"Father is not to know that I am dead, and the [eight|others] agreed."]',
      1,
    ],
    [
      'Investigation',
      'scrying on {V} or [reading|going through] the laundry book',
      '{V} is on a horse, «[far from here|on a road to the border|among soldiers], »and laughing; [no shirt of the ninth heir was washed for five weeks|for five weeks the ninth heir has had no shirt washed].',
      2,
    ],
    [
      'Nature',
      '[smelling|sniffing at] the [lamp oil|barrels of lamp oil] in the cellars',
      '[it is pressed from a nut that grows only in the realm of the ninth crown, and it would light [every street of {town}|half of {town}].|it is far more than nine rooms need, and of a sort that is [made only in the realm of the ninth king|burned only at the court of the ninth king, and not in {town}].|nobody in {town} sells this sort: it comes from the realm of the ninth crown, and there is [enough to burn down the house|far more than nine rooms need].]',
      2,
    ],
    [
      'Insight',
      '[playing a parlour game|sitting down to cards|spending an afternoon] with the heirs',
      '[shortly before each quarter of an hour, by the [clock|bells] of {town}, one of them is excused, and then somebody coughs upstairs.|somebody coughs upstairs [at each quarter by the bells of {town}|whenever the clock of {town} strikes a quarter], and a minute before it one of them has always [left the room|gone out for a book].|they leave the room in turn, [one before each bell from {town}|one before each quarter that the clock of {town} strikes], and then there is a cough upstairs.]',
    ],
  ],
  use: [
    '[No teleportation from {town} into the house, or out:|There is no teleportation between {town} and the house:|Whoever teleports from {town} arrives outside the fence:|Nobody teleports from {town} into the house, or out:|Teleportation from {town} stops at the fence, in both directions:] nine courts paid for that, «each with its own mage, »and each has left a hole for its own child.',
    "[The heirs around {K.name} are no bystanders.|{K.name} has brought up [no bystanders|nobody who stands by|nobody to be a bystander].|None of {K.name}'s heirs stands by.|In a fight the heirs do not hide behind {K.name}.] [They have had the best teachers of nine courts, and the eight of them fight with the statistics of seven Knights and one Mage.|They train every morning in the yard, and the eight have the statistics of seven Knights and one Mage.|The eight have had the best teachers of nine courts, and have the statistics of seven Knights and one Mage.|Seven have the statistics of Knights and one those of a Mage, from the best teachers of nine courts.] [At the door of each [stands|waits] a guard whom [a crown has sent|their own crown has sent|some crown pays] (for those on duty, use <Knight, Gladiator, Assassin>).|Each of them has [a guard from home|a guard of their own country|brought a guard to {town}] (for those on duty, use <Knight, Gladiator, Assassin>).|For each there is a guard, [sent from home|from the same court|who came to {town} with them] (for those on duty, use <Knight, Gladiator, Assassin>).]",
    '[Whoever draws steel in the garden has nine countries as an enemy,|Steel that is drawn in the garden means war with nine countries,|Nine countries are the enemies of whoever draws steel in the garden,] until {K} says that it was [a game|a game of the children].',
  ],
  later: [
    'In {days} days {B} breaks open the ninth room, and then the ice house. [The ninth crown has a reason, an army, and a dead child« to carry before it».|An army of the ninth crown marches, and carries a dead child before it.|The ninth crown has its reason, and an army that carries a dead child before it.]',
    'In {days} days the house burns, and eight kings have nothing left to lose. [{K} is in the cellar, trying to put it out.|In the cellar {K} is still trying to put it out.|{K} was last seen in the cellar, with two buckets.]',
  ],
  ways: [
    'The eight want one thing from {K}: that their treaty, signed by all who will be king, be read« aloud» in nine courts« on one morning». [It takes nine messengers whom nobody can stop«, and one to tell a father first».|For that nine messengers are needed whom nobody can stop«, and one to tell a father first».]',
    '{K} knows on which road {V} rides home, and {V} does not know about the fire. [If {V.name} is brought back in time, the father cannot attack, as his own child is in the house again;|The father cannot attack if {V.name} is brought back in time, because his own child is in the house again then;|With {V.name} back in the house in time, the father cannot attack his own child;|Back in {town} in time, {V.name} is a reason for the father not to attack;] and {V.name} will say [at breakfast, before all envoys, what was planned|before all envoys what was planned|on Monday, before the envoys, what was planned].',
  ],
};
