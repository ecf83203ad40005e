/** Verbs, as alternatives of a pattern, of sentences that say who asks for what an idea is about, or who tells it. */
export const framedVerbs = {
  ask: 'hires?|hired|asks?|asked|begs?|begged|pays?|paid|wants?|wanted|needs?|orders?|ordered|sends?|sent|forces?|employs?|begging|asking|hiring|offers? money to|implores?|tasks?',
  help: 'find|recover|get back|retrieve|collect|win|solve|catch|stop|clear|prove|steal|defeat|kill|rescue|track down|pay|pay off|settle|convince',
  tell: 'claims?|claimed|says?|said|swears?|believes?|thinks?|insists?|suspects?|fears?|is sure|is convinced|is afraid|is certain|complains?|reports?|tells (?:the party|everyone|you)',
  end: 'break up|bring down|take down|bust|dismantle|shut down|stop|expose',
  show: 'expose|prove|investigate|look into|find out about|unmask|deal with|convict|stop',
  expose:
    'break up|bring down|take down|expose|stop|investigate|look into|bust|dismantle|shut down|unmask|prove|find out about|deal with|get rid of|arrest|bring to justice',
} as const;

/** Nouns of occasions at which something happens to those who are there. */
export const occasionNouns =
  'wedding|ball|masquerade|masked ball|masquerade ball|feast|banquet|party|dinner|dinner party|funeral|coronation|festival|auction|trial|gala|festival|fair|tea party|tournament|concert|opera|play|contest';

/** What an adjective before a noun says of a person. */
export const statedAdjectives: Readonly<Record<string, string>> = {
  corrupt: 'is corrupt',
  crooked: 'is corrupt',
  dishonest: 'is corrupt',
  greedy: 'is corrupt',
  treacherous: 'is a traitor',
  traitorous: 'is a traitor',
  disloyal: 'is a traitor',
  blackmailed: 'is blackmailed',
  condemned: 'is to be hanged',
  poisoned: 'is being poisoned',
};
