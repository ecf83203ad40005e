import { describe, expect, it } from 'vitest';
import { paths, render } from './prerender.tsx';

describe('a prerendered page', () => {
  it.each(paths)(
    'at %s has one h1, one title in its head, the menu button and no “Authenticating”',
    async (path) => {
      const { html, head } = await render(path);
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(head.match(/<title>[^<]*Questwright[^<]*<\/title>/g)).toHaveLength(1);
      expect(html).not.toContain('<title>');
      expect(html).toContain('aria-label="Open user menu"');
      expect(html).not.toContain('Authenticating...');
    },
  );

  it('has a script for the csrfToken cookie and a style for #main, both with the nonce placeholder', async () => {
    const { head } = await render('/');
    expect(head).toMatch(/<script nonce="__CSP_NONCE__">[^<]*csrfToken/);
    expect(head).toMatch(/<style nonce="__CSP_NONCE__">[^<]*#main/);
  });
});
