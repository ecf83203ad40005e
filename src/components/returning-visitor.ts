/**
 * A prerendered page for guests is painted before the session is known. If the browser has the
 * readable cookie of a session, the page hides its content until then.
 */
const mark = 'returning';

/** For the head of prerendered pages: runs before the first paint. */
export const hideFromReturning = {
  script: `if(/(^|; )csrfToken=/.test(document.cookie))document.documentElement.dataset.${mark}='1'`,
  // Ends after 4 s, so that the page can be read even if its script fails.
  style: [
    `html[data-${mark}] #main{visibility:hidden;animation:returning 0s 4s forwards}`,
    '@keyframes returning{to{visibility:visible}}',
  ].join(''),
};

export function showToReturning(): void {
  delete document.documentElement.dataset[mark];
}
