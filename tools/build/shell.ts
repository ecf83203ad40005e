/**
 * The placeholder of pages that are not prerendered, shown until the app has started: the bar and
 * empty shapes on a dark background.
 */
export const shell = {
  markup: [
    '<div class="qw-shell" role="status" aria-label="Loading">',
    '<div class="qw-shell-bar"></div>',
    '<div class="qw-shell-page">',
    '<div class="qw-shell-line"></div>',
    '<div class="qw-shell-card"></div>',
    '</div>',
    '</div>',
  ].join(''),
  head: `<style nonce="__CSP_NONCE__">
.qw-shell{min-height:100vh}
.qw-shell-bar{height:56px;border-bottom:1px solid rgb(255 255 255/.08)}
.qw-shell-page{max-width:72rem;margin:0 auto;padding:2.5rem 1.5rem;display:grid;gap:1.5rem}
.qw-shell-line,.qw-shell-card{border-radius:.5rem;background:rgb(255 255 255/.05)}
.qw-shell-line{height:2rem;width:min(18rem,60%)}
.qw-shell-card{height:14rem}
</style>`,
};
