import { grave, local, type MoodRows, wide } from './mood-rows.ts';

/** What players hear before they begin. */
export const hooks: MoodRows = {
  dark: [
    ...local([
      'Four houses in {town} have been empty since the new moon, and the neighbours have begun to burn the fences.',
      'The well in the middle of {town} is locked at night now. Yesterday someone broke the lock, and nobody knows what for.',
      'The baker of {town} has bread for nine more days. Then flour must come from somewhere else, and no carter wants to come here.',
    ]),
    ...wide([
      'Nineteen villages around {town} have been cleared on orders. The people camp before the walls, and it has begun to be cold at night.',
      'Two kingdoms have closed their borders on the side of {town}. They call it a precaution, and have burned the bridges.',
    ]),
    'The healer of {town} has sold the last of the bandages, and the cart with new ones is nine days late.',
    'The watch of {town} has lost three members this month: two resigned, and one was carried home and does not speak.',
  ],
  light: [
    ...local([
      'A widow in {town} has baked a pie for whoever takes this on. It is very large, and she expects the dish back.',
      'Two neighbours in {town} who have not spoken for ten years now stand guard together, and have found that they both like chess.',
      'A goat in {town} follows everyone who asks questions. People say that it brings luck, and it has not been wrong yet.',
      'The schoolroom in {town} has collected its pocket money as a reward: four coppers, a button and a very good whistle.',
    ]),
    ...wide([
      'The generals of two realms agree on one thing for the first time in forty years: that you are to get whatever you need in {town}.',
      'The guilds of {town} have opened their storehouses to you. Each has left a note in the finest of its pieces, asking to be told how it did.',
      'A queen has lent you her fastest ship, or her fastest horses, and a very old herald who knows everybody between here and {town}.',
      'Somebody whom you helped at the beginning of your career sits on the council of {town} by now, and has not forgotten you.',
      'There are already nine ballads about your arrival in {town}. In one of them you can fly, and people wave at the sky.',
    ]),
    'The innkeeper of {town} has heard what you are here for, and puts food on your table without writing it down.',
    'The smith of {town} mends whatever you break on this errand for nothing, and has hung out a sign that says so.',
    'Half of {town} is betting on you. The odds got better this morning, because somebody saw you eat.',
    'The watch of {town} has been told to stay out of it, and lends you its lanterns, its dog and its best wishes.',
    '{G.call} has written you a letter of safe conduct. It has nine seals, seven of which are from the same cheese.',
    'An old soldier in {town} has drawn a map for you. It is accurate, and also shows where the good plums grow.',
    'The cook of the largest house in {town} hears everything, likes company and always has soup left at dusk.',
    'A choir in {town} has written a song about you in advance. It rhymes your names with the wrong things.',
    'The bakers of {town} have promised that, whatever happens, nobody goes hungry over it. They have begun with you.',
    'A retired thief in {town} teaches anyone who asks how to open the locks here, because it is so boring to be honest.',
    'The priest and the brewer of {town} agree for once: both bless the undertaking, one with water and one with beer.',
    '{G.call} has prepared a speech for this occasion, loses the page, laughs, and simply says thank you in advance.',
    'The stable in {town} has a pony that knows every way around here, and goes home by itself if it is let go.',
    'Someone has left dry socks for each of you at the inn of {town}, with a note: "From someone who went without."',
    'The healer of {town} has promised a free bed to anyone who comes back hurt, and two to anyone who comes back early.',
  ],
};

/** Scenes that are read aloud. They say what else is seen and heard, in any weather and at any hour. */
export const scenes: MoodRows = {
  dark: [
    ...grave([
      'Behind you, two people carry a stretcher past. The blanket covers all of it, and nobody in {town} asks who it is.',
      'A riderless horse walks up, stops among the people and waits. Someone from {town} reads the name on the saddle and sits down.',
      'One of the bystanders wears two wedding rings. "The other was found in the mud outside {town}," she says, when she sees you look.',
    ]),
    'While you look, somebody in {town} bars a shutter from inside, then the next one does, and then the whole row.',
    'Someone near you is crying without a sound, and goes on with the work meanwhile. In {town} that seems to be usual now.',
    'A dog lies across a doorstep in {town} and growls at everyone who comes near. There is a bowl in front of it, which nobody has filled for days.',
    'A cart that leaves {town} is loaded too high: beds, a cradle, a door. The driver does not look at you or at anybody else.',
    'Something falls over behind you, and everybody ducks: the guards, the carters, even the dog. Then {town} pretends that it did not.',
    'Two guards of {town} stand at the side with their badges in their hands. They are not on duty any more, and they are not looking at anyone.',
  ],
  light: [
    'A boy from {town} holds a tray of buns that nobody has ordered. "Take one," he whispers, "or I have to go back in."',
    'Someone hands you a mug without being asked. It is hot, it is good, and written on it is "Property of the Watch of {town}".',
    'A very small girl from {town} stands in front of the tallest of you, looks up and says: "Good. You can get our kite down later."',
    'An old woman has brought a chair, sits down at the best spot and takes out her knitting. "Go on," she says. "{town} is listening."',
    'A dog puts a stick down in front of you, looks at the stick, and looks at you. The people of {town} are waiting to see what you do.',
    'Somebody calls out a name, and three people from {town} say "Here!" There is laughter, and for a moment it is an ordinary day.',
    'The two guards beside you argue in whispers whether you are taller than the last ones. One of them pays the other. {town} bets on anything.',
    'A man from {town} presses your hand for a long time, then looks at you closely and says: "You are not my cousin." He does not let go.',
    'A hat rolls past. A man runs after it; a boy runs after the man; half of {town} would like to, and stays only out of politeness.',
    'A musician on the steps knows one tune. When you look over, he plays it faster. Two people from {town} begin to tap their feet.',
    'An old man takes off his cloak without a word and hangs it around the one who shivers most. "Bring it back to {town}," he says.',
    'Somebody has painted a sign of welcome in a hurry. It says "{town} greets the heros", and a girl is just adding the missing letter.',
    'A window opens above you, and a basket comes down on a string: bread, sausage, and a note that says "{town} eats first".',
    'A cat has chosen this moment to have her kittens in the hat of a guard. He holds it with both hands, and {town} talks in whispers.',
    'Two boys from {town} imitate your walk, one of you each. They are good, and stop only when everybody is looking.',
    'The cook at the back waves a ladle. "Whatever it is, it can wait until you have had soup," she calls, and {town} seems to agree.',
    'Somebody drops a whole stack of plates. There is a silence, and then from the back, quite calmly: "That was the last of {town}\'s best."',
    'An old guard of {town} salutes you by mistake, notices it, turns red, and does it again as if it had been on purpose.',
    'A donkey brays each time somebody says something solemn. After the third time {town} waits for it, and it does not disappoint.',
    'Someone has set out a lamp, a bench and a bowl of apples for strangers. Nobody in {town} admits to it, and the apples are polished.',
    'A girl counts you aloud, counts you again, and runs off. "She is setting the table," somebody from {town} says. "You do not get a choice."',
  ],
};
