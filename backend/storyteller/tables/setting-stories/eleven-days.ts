import type { SettingStory } from '../setting-story-type.ts';

export const elevenDaysStory: SettingStory = {
  id: 'eleven-days',
  levels: [3, 12],
  tones: ['whimsical', 'intrigue'],
  words: ['calendar', 'days', 'time', 'clock', 'date', 'fey'],
  title: 'The Eleven Missing Days',
  pitch:
    '{town1} has changed its calendar, and {town2} has not: there are eleven days between the two that belong to no one. Debtors of {town3} sleep in them, and since spring somebody has been collecting rent there«. On the bridge from {town1} to {town2} it is always last week». || Two calendars meet in {land}, and between them eleven days were left« over». {town1} says that they do not exist, {town2} keeps feasts in them, and people who owe money in {town3} live there. Since« this» spring somebody has been coming« round» for the rent.',
  party:
    'The party was born in neither calendar and can go into the eleven days« and come out». {P1} and {P2} both hire it, for the same day, which is not the same day. || The party comes from where neither calendar is used, and« so» the eleven days are open to it« from both ends». {P1} and {P2} have each engaged it for the same Thursday, which is two different days.',
  truths: [
    '{land} has had« four cities and» two calendars since {town1} changed its own six years ago, and a contract must say which. Most lawyers have« two coats and» two watches. || Six years ago {town1} changed its calendar, and since then a contract in {land} must say which of the two it means. Careful people in {town4} wear two watches«, and shake hands twice».',
    '[One enters the eleven days from the bridge at {town3}, backward|The way into the eleven days is the bridge at {town3}, walked backward|Who walks backward over the bridge at {town3} comes to the eleven days], on a date that is not there«, with [a candle|a lit candle|a candle and no watch]». [It is [forbidden|not allowed], and costs {bribe} gold pieces|This is against the law, and the guard wants {bribe} gold pieces for not looking|The law forbids it, and a guard who has seen nothing costs {bribe} gold pieces|It costs {bribe} gold pieces, as it is forbidden|Nobody is allowed to; for {bribe} gold pieces anybody is].',
    'In the eleven days below {town1} it is always« early» autumn. [There are [streets|lanes], taverns and a market in what never happened; [people call it the Gap|it is called the Gap]|People call the place the Gap; it has [streets, taverns|inns, alleys|streets, a bath house], and a market in what never happened|They have [streets, taverns|taverns, crooked streets|squares, inns], a market in what never happened, and a name: the Gap|The Gap, as it is called, has taverns, crooked streets and a market in what never happened|Streets have grown there, with taverns and a market in what never happened, and all of it is called the Gap].',
    'In the Gap the first day follows the eleventh«, and people live there for years». [Whoever|Anyone who] walks out forward comes out today; [whoever|anyone who] walks out backward comes out some days ago, and meets themselves. {town3} has a hotel for such people[|, with double beds|, and a doctor|]. || After the eleventh day of the Gap its first day comes again, and one may stay for years. Those who walk out of it forward come out today, and those who walk out backward come out some days ago and are there twice. {town3} has a hotel for such people, which [lays breakfast for two of each|asks which of the two will pay|gives each guest two keys|lends them a false beard].',
    'Taxes in {town4} are paid twice, «once in each calendar, »and the treasurer has got thin with joy. || Each tax in {town4} falls due twice«, eleven days apart». The treasurer calls it a miracle, and has stopped eating.',
    'In three weeks a feast of {town2}, which moves with the moon, falls on a holiday of {town1}«, for the first time». On that day, which is valid in both calendars, a treaty is to be signed that closes the Gap.',
  ],
  regions: [
    '{town1} is the modern city, «where one does not say "as it were", »with a clock on each house, all of which agree. || {town1} is the modern city, and has a clock on each house. They strike together«, and nobody there is ever early».',
    '{town2} keeps the old days, its feasts and its grudges. The clocks there have no hands«, out of tact». || {town2} keeps the old days, «all of them, »with the feasts and« the» enemies that belong to them. On holidays the clocks are veiled.',
    '{town3} lies on the bridge«, with one foot in each». It lives from people who are early, late, or both.',
    '{town4} has the treasury and the observatory, where they know« exactly» what time it is and are not allowed to say.',
  ],
  factions: [
    [
      'the Bureau of Hours',
      'wants one calendar« for {land}», and the Gap filled in; it has the forms ready, dated',
      [
        'keeps its political prisoners in the Gap« below {town1}», where their sentence does not pass; one« of them» is the lawyer who knows how the sale can be undone',
        'keeps its political prisoners in the Gap« below {town1}», where their sentence does not pass; one« of them» is the clerk who struck out a day',
      ],
    ],
    [
      'the Old Feast',
      'wants {town2} to keep its days, and pays a monk to pray through« each of» them',
      'has its army in the Gap, «drilling, out of sight of {town2}, »and for a year has gone through the same eleven days',
    ],
    [
      'the Guild of Late Arrivals',
      "wants [the Gap made a fifth city, with a vote|a vote for the Gap, as a fifth city|the Gap to be a city, and to vote]; it prints [a newspaper|a daily|a paper]« in {town3}» with tomorrow's [corrections|corrections and weather|mistakes]",
      'pays its rent in years of life, to somebody whom nobody« in {town3}» has ever seen',
    ],
    [
      'the Double Treasury',
      'wants nothing to change« in {town4}», ever; it sends flowers to both sides',
      'has sold the eleven days of {land}« to a private buyer», with all that is in them',
    ],
  ],
  conflicts: [
    'A clockmaker was stabbed in {town1} on a day that {town2} has not had yet. A captain of the Old Feast did it, says the Bureau. In {town2} the clockmaker is alive, and {P2} refuses to arrest the captain before it happens. || By the calendar of {town1} a captain of the Old Feast stabbed a clockmaker last week. By that of {town2} it will be next week«, and whoever crosses the bridge meets the clockmaker alive». {P2} has the captain to dinner, and looks at the date.',
    'The heir of {town3} came of age in one calendar and not in the other, and is married to two people« who have the same lawyer». || The heir« of {town3}» is of age at one end« of the bridge» and a ward at the other, and has been married off at both.',
    'Forty families in the Gap have had notice to quit«, on paper that is older than {land}». The landlord will come in person. || An eviction notice has been nailed to forty doors in the Gap« below {town1}», in ink that is still green. The landlord will come in person.',
  ],
  people: [
    [
      'commissioner of hours',
      'wants a prisoner brought out of the Gap before the treaty, in secret, and pays {pay} gold pieces, dated',
      '{P1.name} breathes by a watch. || {P1.name} answers on the full minute«, and waits for it».',
      [
        'stops the treaty for news of a sister who hid« in the Gap» from a debt',
        'stops the treaty, «and remembers every name, »after one hour in the square with the dead',
      ],
    ],
    [
      'prior',
      'wants the treaty read before it is signed, for any comma that would leave {town2} its« eleven» days, since« five of» its feasts fall in them',
      'On fast days {P2.name} is a different person«, and a nicer one». || {P2.name} is strict on six days, and on fast days tells jokes.',
      'sends the army of the Feast out of the Gap« and home» if the captain is kept from the murder; the clockmaker had seen the army« drilling» there',
    ],
    [
      'hotel keeper',
      'wants to be introduced to the guest in room nine, who is also {P3}, and has been avoiding it',
      '{P3.name} leaves notes on mirrors. || {P3.name} waves at windows, in case.',
      'does anything for the one who tells {P3.them} how it turns out',
    ],
    [
      'treasurer',
      'wants a receipt back from a buyer who signed with a leaf',
      '{P4.name} laughs, then looks« to see» whether it was due. || {P4.name} counts small change« under the table», and begins again.',
      "pays it all back for a« good» night's sleep, in either calendar",
    ],
  ],
  places: [
    [
      'The Bridge of Last Week',
      3,
      'one sees oneself at the far end, «a little tired, »waving, and {P3} advises not to wave back',
      "[Under the fourth arch hangs a door|There is a door under the fourth arch|A door hangs under the fourth arch] with [a leaf|an acorn|a snail shell] for a knocker. It opens on the Gap from [the landlord's side|the side of the landlord].",
    ],
    [
      'The Market of What Never Was',
      1,
      'here, in the Gap, one can buy letters that were not sent«, and roads not taken by the yard»; {P1} has it raided on a day that does not come',
      [
        '[Rents are paid here to a satyr at a hollow tree, a year of life for a room|At a hollow tree a satyr takes the rents, which are a year of life« for a room»|A satyr sits at a hollow tree, and a room costs a year of life, payable to him]. [The notice on it says that by fey law a day belongs to whoever uses it best|By fey law, says the notice on the tree, a day belongs to whoever uses it best|On the tree one reads a line of fey law: a day belongs to whoever uses it best].',
        '[A trapdoor under a hollow tree leads to a square with four hundred bodies, of the same evening, laid out in rows and not a day old|Under a hollow tree is a trapdoor, and below it a square with four hundred bodies« in rows», of one evening, and not a day old|Down a trapdoor« below a hollow tree» there is a square, on which four hundred bodies lie« in rows», all of one evening, and no older« than that»].',
      ],
    ],
    [
      'The Double Vault',
      4,
      'every coin in it is counted twice, by {P4}, and is« in fact» there only once',
      '[The deed of sale for the eleven days is here, and has a clause|Here lies the deed by which the eleven days were sold, with a clause|In it is the deed of sale for the eleven days, and the deed has a clause]: [the seller may buy them back, at the price that was paid, within a year|within a year the seller may have them back, for the price that was paid]. [The price was a first love|That price was a first love|It says what the price was, a first love].',
    ],
  ],
  start: [
    'On the bridge at {town3} a woman [falls into the arms of the party, shot|who has been shot falls into the arms of the party], and [says|whispers]: "Not you again. Tell {P2} it was Thursday." It is Tuesday. In {town2} she is alive, a wheelwright« by trade», who is to be crowned queen of the Old Feast on Friday, and {P2} pays {pay} gold pieces for hearing« exactly» what she said.',
    [
      "[She slept in the Gap «without a lease, »and was shot there by the landlord's huntsman|The landlord's huntsman shot her in the Gap, where she slept without a lease|In the Gap, where she had slept without a lease, the landlord's huntsman shot her]. [It has not happened yet; there are two days[| left| to prevent it]|All this [is going to|will] happen, in two days[|, if nothing prevents it]|It is still two days until then[|, which may be enough|, and she is alive]|That will be in two days, and [need not be|may still be prevented]]. The dates: the party meets her on Tuesday, «which is »the 20th in {town1} and the 9th in {town2}. She is shot on Thursday, and walks out backward. The clockmaker is stabbed on the 15th: five days ago in {town1}, in six days in {town2}; if it is prevented there, he lives in both. The treaty is signed« in three weeks,» on the 11th in {town1} and the 30th in {town2}.",
      '[She found the square with the dead in the Gap, and was shot by the Bureau, since a queen of the Feast gives a speech|The Bureau shot her: she had found the square with the dead, in the Gap, and a queen of the Feast gives a speech|In the Gap she had found the square with the dead; since a queen of the Feast gives a speech, the Bureau shot her]. [It has not happened yet; there are two days[| left| to prevent it]|All this [is going to|will] happen, in two days[|, if nothing prevents it]|It is still two days until then[|, which may be enough|, and she is alive]|That will be in two days, and [need not be|may still be prevented]]. The dates: the party meets her on Tuesday, «which is »the 20th in {town1} and the 9th in {town2}. She is shot on Thursday, and walks out backward. The clockmaker is stabbed on the 15th: five days ago in {town1}, in six days in {town2}; if it is prevented there, he lives in both. The treaty is signed« in three weeks,» on the 11th in {town1} and the 30th in {town2}.',
    ],
  ],
  openings: [
    [
      'The newspaper of {town3} prints an obituary of the party, with a correction« of the spelling». || An obituary of the party has appeared in {town3}, «kindly meant, »and on the next day a correction about the spelling.',
      'The Guild prints what its people meet« in the Gap». The correction is a warning: the names are right« by now», the date is not yet.',
    ],
    [
      '{P1} arrests the party for something« that» they will do on Friday, and lets them go on condition that they do it. || On the way through {town1} the party is put under arrest« by {P1}», for something« that» it will do on Friday. Bail is granted on one condition: that it is done.',
      'It is to free the prisoner of the Bureau from the Gap. {P1} has heard of it from the guest in room nine«, who has seen it happen».',
    ],
  ],
  truth: [
    '[The eleven days were bought by an archfey, the Lord of Leaves, who had never owned any time that ends and finds it delicious|An archfey, the Lord of Leaves, has bought the eleven days; he never owned any time that ends, and finds it delicious|The buyer of the eleven days is an archfey, the Lord of Leaves«, to whom time that ends is a delicacy»]. {P4} sold them for a first love«, which lasted a summer». [The new owner means to move in on the day of the treaty, and whoever is there then is furniture|On the day of the treaty the new owner moves in, and everybody who is there belongs to the furniture|He will move in on the day of the treaty, and take whoever is there for furniture|The day of the treaty is the day on which he moves in; to him people who are there are part of the furniture|From the day of the treaty he means to live there, and to keep whoever he finds as furniture].',
    'The calendar was changed to hide a day. When the poor of {town1} rose, the Bureau had four hundred of them shot« on one square», and then struck out that evening and the ten days after it. Whoever uses the new calendar forgets what was in them, so that nobody in {town1} misses the dead; {town2} kept the days, but knew none of them. They lie in the Gap, which {P4} has since sold to an archfey«, dead and all». The treaty would close it over them for good. {P1} gave the order, goes by the old calendar in secret, so as not to forget it, and has not slept since.',
  ],
  secrets: [
    [
      'The Lord of Leaves must take back what he paid, «which was »a first love, if it is offered to him on a day« that» he owns. {P4} would have to fall in love« again».',
      'The prisoner whom {P1} wants is the clerk who struck out the day. He kept the page«, and can read it aloud».',
    ],
    'The guest in room nine of {P3} is the older one, walked out« of the Gap» backward, and knows how all of it ends except for the last hour.',
    'The army« of the Feast» has lived through the eleven days« of the Gap» thirty-three times. It is hungry, and its general has begun to take an interest in {town1}.',
    'Whoever is born in the Gap has no date, and cannot be summoned«, scried on» or cursed. There is one such child, in the market« below {town1}», and she is eleven days old.',
  ],
  steps: [
    'the clockmaker is stabbed in the second calendar« as well», and {P2} rings every bell',
    'the army of the Feast [comes out of the Gap at {town3}|marches out of the Gap at {town3}|comes out at {town3}], «on a Monday, »and [wants its breakfast|asks for breakfast|eats all that there is]',
    [
      'leaves fall in the treasury« of {town4}», and forty families are fetched by huntsmen in green',
      'the Bureau begins to fill the Gap, with sand, from {town1}',
    ],
    'On the double holiday the treaty is signed, and eleven days are gone, with all who are in them«, and nobody in {land} can say whom they miss».',
  ],
  ends: [
    'The Gap can be made a city, if it is given one day that has happened in both calendars. The party can see to it that something does«, and {P3} has kept the hall free».',
    [
      'The Lord of Leaves can be outbid: the days of {land} belong to whoever uses them best, «by fey law, »and {town2} knows how to hold a feast.',
      'The clerk whom the Bureau holds« in the Gap» has kept the page« with the day that he struck out». It can be read aloud in {town1} at noon«, by the clock». Then it has happened, and the dead can be carried home«; {P1} will bear the first».',
    ],
  ],
};
