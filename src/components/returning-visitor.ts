/**
 * A prerendered guest page is painted before anybody knows who reads it. Where the readable cookie
 * of a session is left in the browser, the page keeps its content back until the session is known.
 */
const mark = 'returning';

/** For the head of prerendered pages: runs before the first paint. */
export const hideFromReturning = {
  script: `if(/(^|; )csrfToken=/.test(document.cookie))document.documentElement.dataset.${mark}='1'`,
  // Not for good: without its script the page is still one to read.
  style: [
    `html[data-${mark}] #main{visibility:hidden;animation:returning 0s 4s forwards}`,
    '@keyframes returning{to{visibility:visible}}',
  ].join(''),
};

export function showToReturning(): void {
  delete document.documentElement.dataset[mark];
}
