const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** In the time zone of the browser. Null becomes an empty text. */
export const momentOf = (time: string | null): string =>
  time === null ? '' : moment.format(new Date(time));

export const dayOf = (time: string | null): string =>
  time === null ? '' : day.format(new Date(time));
