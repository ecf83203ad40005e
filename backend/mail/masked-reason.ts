const addresses = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/gu;
/** Addresses of pages: their fragments and queries can contain secrets. */
const links = /\b[a-z][a-z0-9+.-]*:\/\/\S+/giu;
/** Long words of letters and digits, as tokens and keys are. Words of a language are shorter, or have no digits. */
const secrets = /\b(?=[\w+/=-]*\d)[\w+/=-]{20,}/gu;
const controls = /\p{Cc}+/gu;

const longest = 300;

/** What a mail server has said, without the addresses, links and secrets that it may repeat. */
export const maskedReason = (reason: string): string =>
  reason
    .replaceAll(controls, ' ')
    .replaceAll(links, '[link]')
    .replaceAll(addresses, '[address]')
    .replaceAll(secrets, '[…]')
    .trim()
    .slice(0, longest);
