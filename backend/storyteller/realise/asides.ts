/** What a short telling of a row leaves out: `{G} owes {W.them} money«, as everyone knows»`. */
const aside = /«[^«»]*»/g;

const marks = /[«»]/g;

export const withAsides = (template: string): string =>
  template.includes('«') ? template.replaceAll(marks, '') : template;

export const withoutAsides = (template: string): string => template.replaceAll(aside, '');
