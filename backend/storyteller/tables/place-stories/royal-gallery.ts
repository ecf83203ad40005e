import type { PlaceStory } from '../place-story-type.ts';

export const royalGalleryStory: PlaceStory = {
  id: 'royal-gallery',
  levels: [11, 20],
  tones: ['horror', 'intrigue'],
  words: ['gallery', 'portrait', 'painting', 'palace', 'kings', 'museum'],
  title: 'The Long Gallery in {town}',
  look: '[Forty kings and queens hang in one line«, full length,» in the north wing of the palace.|In the north wing «of the palace »hang forty kings and queens, «full length, »in one line.|In one line«, full length,» hang forty kings and queens in the north wing of the palace.] [All are painted by the same hand, over four hundred years.|They are of four hundred years, and of one hand.|They cover four hundred years, and one hand has painted them all.] [The last frame is empty, a cloth lies ready« at the foot of it», and all {town} knows the date on the brass, which is {days} days off.|In the last frame there is [nothing yet|only bare canvas|no picture yet]: the brass has a date on it, {days} days from now, and a cloth lies [ready|folded below it|on the floor before it].|The last frame is empty, with a date on the brass that [comes|falls due] in {days} days«, and [a folded cloth|a black cloth|a cloth] at the foot of it».]',
  senses:
    '[Boards creak a [step|moment|breath] after one has stepped on them.|The floor creaks one step late[|, as if it had to think|, as if a second person walked there].|Each board [creaks|groans] a [moment|step|breath] after [the foot has left it|one has left it|a visitor has gone on].|In {town} they say that the boards creak for somebody who walks behind.] It smells of [linseed and of warm skin|warm skin, under the linseed|varnish, and of people who are not there|linseed, turpentine and warm skin|oil paint and breath|linseed, and of somebody close by].',
  keeper: [
    'keeper of the portraits',
    '[mixes the colours|grinds the colours|mixes the paint], «[never turns round in the gallery|walks backward out of the gallery|never looks up in the gallery], »and wears gloves [even at table|in bed too|all day], since the paint of the kings comes off on [bare hands|the skin|bare fingers].',
  ],
  guest: [
    'heir to the crown',
    'is to sit for the portrait in {days} days«, as the law demands», and [has begun to sleep in a different room every night|has not slept in the same room twice since the old king died|locks the door at night, and sleeps under the bed].',
  ],
  absent: 'court painter',
  hooks: [
    [
      'The heir {B.full} pays {pay} gold pieces, and grants one wish« in law», for being made ill on the right day in a way that no healer can cure.',
      'An heir who is not crowned yet can strike out the law« of the portrait», in the council of the realm, [which meets three days after the sitting|three days after the sitting]. [An illness would buy those three days|Those three days can be had by falling ill|A fever, real or not, would buy the time].',
    ],
    [
      'Three ambassadors« to {town}» who walked through the gallery [now agree with everything.|have since agreed with everything.] [Their masters would like to know what they saw.|Their masters want to know what they saw« there».|What they saw is what their masters would like to know.]',
      [
        'They looked into the empty frame. [The first king waits in it for his next body, and «to keep in practice »he borrows one of them for an evening.|In it the first king waits for his next body, and now and then, to keep in practice, he borrows one of theirs.]',
        '[They looked the eleventh queen in the eye, and she has been at court since, in one of them at a time.|The eleventh queen caught their eye, and has been at court since then, in one of them at a time.|They met the eyes of the eleventh queen, who has gone about at court since, in one of them at a time.]',
      ],
    ],
    [
      'A maid asks to be taken far from {town}. [She dusted the frame of the old king on the day of the funeral, and he was «still »wet.|On the day of the funeral she dusted the frame of the old king, and the paint was wet.|She has paint on her sleeve, which came off the old king on the day of his funeral.]',
      [
        '[The paint stays wet as long as somebody lives in it.|As long as somebody lives in the paint it stays wet.|Paint in which somebody lives does not dry.] [The old king was put into the frame when he was crowned, and what was buried last month was a body that another had worn.|Since he was crowned the old king has been in the frame, and the body that was buried last month had been worn by another.]',
        '[The paint stays wet as long as somebody lives in it.|As long as somebody lives in the paint it stays wet.|Paint in which somebody lives does not dry.] [The old king went over to the others in the hour of his death, and what was buried was empty.|In the hour of his death the old king went over to the others, and [it was an empty body that was buried|they buried an empty body].]',
      ],
    ],
  ],
  done: '[Treaties are signed here, under the eyes of the dynasty«, and have never been broken».|Here treaties are signed, with the dynasty looking on«, and none has ever been broken».|No treaty that was signed here, under the eyes of the dynasty, has ever been broken.] [Visitors are let in on [Sundays|holidays|Saturdays], in felt shoes, and {K} asks them to look at the hands and not at the faces.|On [Sundays|holidays] visitors come in, in [felt shoes|socks], and are asked by {K} to look at the hands and not at the faces.|{K} lets visitors in on [Sundays|Mondays], [in felt shoes|without shoes], and they are to look at the hands and not at the faces.]',
  trace:
    '[The kings look to the left in the morning and to the right at dusk.|In the morning the kings look to the left, and at dusk to the right.] [The old king of {town} signed until the day of his death as the fourteenth did«, with the same slip of the pen».|Until the day of his death the old king of {town} signed as the fourteenth did«, and with the same slip of the pen».|There is a slip of the pen in each signature of the old king of {town}, and the fourteenth made the same.]',
  truth: [
    "Each portrait holds a king. At {V}'s last brush stroke the one who sits stays in the frame, and the first king of the house, who will not die, goes out in the body. [So he has ruled for four hundred years, and the others hang here in {town}«, awake».|In this way he has ruled {town} for four hundred years, and the others hang here, awake.|He has ruled for four hundred years so, and all the others hang in {town}, awake.] The body that he wore last, that of the old king, is dead, and the first king waits in the empty frame until {B} sits. {V} has painted them all, is four hundred years old, and has fled «from this last sitting »to {town2}, to paint inn signs. [Now {K} is to hold the brush.|This time {K} has to hold the brush.|So {K} has been told to hold the brush.|The brush is now for {K} to hold.]",
    "[The portraits rule {town} by vote.|{town} is ruled by vote, and the portraits cast it.] [At night the forty step down and decide what the crown is to do, and the old king was told in his sleep, until he joined them.|The forty step down at night, [decide what the crown is to do|and settle what the crown will do], and told it to the old king in his sleep, until he joined them.] They have kept the realm at peace« for four hundred years». All were painted with one brush, which every court painter gets from the one before, and it leads whoever holds it, as it led {V}. {V} found out how to burn them, and [has hung on the servants' stair since, very small, as a study of a shouting mouth|since then has been a study of a shouting mouth, very small, on the servants' stair|now hangs on the servants' stair, a very small study of a shouting mouth].",
  ],
  finds: [
    [
      'Perception',
      '[laying|putting|resting] [a hand|a bare hand|the palm] on the [canvas|portrait] of the last king',
      '[from the other side a hand is laid on yours, and writes on your palm: "not me".|a palm is set against yours from behind, and then a finger writes: "not me".|a hand comes to meet yours, through the paint, and writes two words: "not me".]',
      1,
    ],
    [
      'History',
      '[comparing|comparing, for an hour,|laying side by side] [forty signatures|the signatures of forty reigns|forty royal signatures]',
      '[one person has been [reading|signing] the papers of state since the house was founded.|since the founding of the house one person has signed [everything|all of it].|it was one hand that signed them, from the [first king to the last|oldest to the newest].|all of them have the [same|one] slip of the pen, [in the same letter|at the same place].]',
      1,
    ],
    [
      'Stealth',
      '[staying|remaining|hiding] in the gallery [at midnight|until midnight|over midnight], under the cloth',
      '[forty chairs are moved, and someone proposes [the budget|a law|a tax].|chairs scrape, forty of them, and somebody proposes [the budget|a tax|a war].|somebody calls for order, forty chairs are moved, and the budget is proposed.]',
      2,
    ],
    [
      'Investigation',
      "looking for {V} on the servants' stair",
      'a study in oil follows you with its mouth, and shapes the word "turpentine".',
      2,
    ],
    [
      'Arcana',
      'using True Seeing [here|on the frames|in front of the kings]',
      '[each frame is a door into the palace as it was in that reign«, and one can step through».|there is no canvas: one sees forty doors, [and behind each the palace of that reign|and a palace behind each, with its king close to the sill].|the frames are doors, and in each «of them »a king stands so close that he could touch you.]',
    ],
  ],
  use: [
    [
      'Whoever steps into a frame is in that reign, in the palace «of {town} »of that year. Its king is a prisoner there and would help, but a shadow of the first king guards him (use <1 Archmage, Mummy Lord, Lich>, and Knights for his court).',
      'Whoever steps into a frame is in that reign, in the palace« of {town}» of that year, and can be found by its king (use <1 Archmage, Mummy Lord, Lich>, and Knights for its court).',
    ],
    '[A portrait that {K.name} hangs face to the wall is blind and deaf.|Hung face to the wall, as {K.name} can do, a portrait is blind and deaf.|{K.name} knows that a portrait is blind and deaf with its face to the wall.] [There are forty, and they shout.|But there are forty of them, and they shout.|There are forty to be turned, and each shouts.|But the other thirty-nine shout meanwhile.]',
    "[{K.name}'s turpentine ends one of them for good, and with it whatever that reign has signed: [borders, marriages, the pardon of whole peoples|treaties, marriages, the pardon of whole peoples|marriages, borders, the freedom of cities].|With {K.name}'s turpentine one of them is ended for good, and so is all that the reign has signed: [the pardon of whole peoples, borders, marriages|laws, borders, marriages].|What {K.name}'s turpentine takes off is gone for good, the king and all that was signed in that reign: borders, marriages, [the pardon of whole peoples|laws].] [It does nothing to a frame without paint.|On a frame without paint it does nothing.|Where there is no paint it does nothing.]",
  ],
  later: [
    'In {days} days {B} sits. Whoever gets up from the chair signs the first paper with the slip of the pen that forty signatures have«, and the forty-first portrait looks to the left».',
    'In {days} days the forty take a vote on {B}«, who has ideas». [From then on {B} has none, and signs «each morning »what was decided at night.|After that {B} has none, and signs [at breakfast|in the morning] what was decided at night.|From that night on {B} signs each morning what was decided, and has no ideas any more.]',
  ],
  ways: [
    "If {V} can be brought back from {town2}, the first king can be painted himself«, in the empty frame,» instead of {B}. «It takes one night. »Somebody has to sit before the frame and keep him in talk«, so that he does not notice whose face it is»; and once he is painted, {K}'s turpentine works on him too. [With him goes what holds the others: their paint dries«, and the forty are at rest».|Without him nothing holds the others in {town}: their paint dries, and all forty are at rest.|He was what held the forty others; their paint dries, and they are free of {town}.|When he is gone the paint of the forty others dries, and what is left of them in {town} is pictures.|The forty others are at rest from then on, with dry paint, since nothing holds them but he.|It was he who kept the others: in {town} {K} sees the paint dry, on all forty.]",
    '[{B} can ask for a seat and a vote.|A seat and a vote are what {B} can ask for.|Among the forty {B} could have a seat and a vote.|{B} can ask the forty for a seat and a vote.] [They would grant it to one who brings what they miss most: news [that was not written by a courtier|from outside the palace|that no courtier has written].|What they miss most is news that was not written by a courtier, and [to one who brings it they would grant it|they would grant a seat to one who brings it|whoever brings them some would be granted it].] [By the rules of the house {B} needs two seconds who are alive«, and who sit through the first session»: [two of the party|any two of the party].|A new voice needs [two seconds who are alive|two living seconds]: two of the party sit beside {B} through the first session, among the forty.|Two living people must second {B} and sit through the first session; the forty have no others to offer than the party.|{B} needs two seconds for the first session, who have to be alive: two of the party, then, among forty who are not.]',
  ],
};
