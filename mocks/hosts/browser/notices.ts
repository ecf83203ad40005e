/** A message to the user about the offline data. */
export interface Notice {
  readonly title: string;
  readonly description: string;
  /** The notice offers to download the earlier data that could not be used. */
  readonly offersFile?: true;
}

export type NoticeKind = keyof typeof notices;

export const notices = {
  outdated: {
    title: 'Your offline data is from another version',
    description: 'It is set aside, and you start afresh. You can still save it as a file.',
    offersFile: true,
  },
  unreadable: {
    title: 'Your offline data cannot be read',
    description: 'It is set aside, and you start afresh. You can save what is left as a file.',
    offersFile: true,
  },
  newerStorage: {
    title: 'Your offline data is from another version',
    description: 'It stays in this browser for that version, and you start afresh.',
  },
  damagedStorage: {
    title: 'Your offline data cannot be read',
    description: 'What is left of it stays in this browser, and you start afresh.',
  },
  full: {
    title: 'Your changes are not saved',
    description: 'The browser has no room left. Free some: the next change then saves everything.',
  },
  savedAgain: {
    title: 'Your changes are saved again',
    description: 'There was room for all of them.',
  },
  noStorage: {
    title: 'Your changes end with this tab',
    description: 'The browser does not let this page store anything.',
  },
  secondTab: {
    title: 'Changes in this tab are not saved',
    description: 'Another tab has the offline data. Close that one, then reload this one.',
  },
  separateTabs: {
    title: 'Please use one tab only',
    description: 'In this browser, tabs do not see each other’s changes while you are offline.',
  },
  restarted: {
    title: 'The offline data was restarted',
    description: 'It had stopped. Your last change may be missing, so please look at it again.',
  },
  failed: {
    title: 'The offline data does not open',
    description: 'Please reload the page, or try another browser.',
  },
} satisfies Record<string, Notice>;
