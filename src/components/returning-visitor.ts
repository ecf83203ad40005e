/**
 * A prerendered page for guests is painted before the session is fetched. If the browser has the
 * cookie `csrfToken`, the user may be signed in, so the page hides its content until the session is
 * fetched.
 */
const mark = 'returning';

/** Goes into the head of prerendered pages, so that it runs before the first paint. */
export const hideFromReturning = {
  script: `if(/(^|; )csrfToken=/.test(document.cookie))document.documentElement.dataset.${mark}='1'`,
  // The content is shown after 4 s at the latest, even if the script of the page fails.
  style: [
    `html[data-${mark}] #main{visibility:hidden;animation:returning 0s 4s forwards}`,
    '@keyframes returning{to{visibility:visible}}',
  ].join(''),
};

export function showContent(): void {
  delete document.documentElement.dataset[mark];
}
