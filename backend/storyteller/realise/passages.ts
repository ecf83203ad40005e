/** What a short telling of a row leaves out: `{G} owes {W.them} money«, as everyone knows»`. */
const passage = /«[^«»]*»/g;

const marks = /[«»]/g;

export const withPassages = (template: string): string =>
  template.includes('«') ? template.replaceAll(marks, '') : template;

export const withoutPassages = (template: string): string => template.replaceAll(passage, '');
