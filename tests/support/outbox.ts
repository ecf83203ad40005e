import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './expect.ts';

function mailsTo(folder: string, address: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`));
}

/** Waits for a mail to `address` with a link to `path`; returns the link of the newest one. */
export async function linkInOutbox(folder: string, address: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?://[^\\s"<>]+${path}[?#][^\\s"<>)]+`);
  const find = (): string | undefined =>
    mailsTo(folder, address)
      .toReversed()
      .flatMap((mail) => pattern.exec(mail)?.[0] ?? [])
      .at(0);
  await expect.poll(find, { message: `a mail to ${address} with a link to ${path}` }).toBeTruthy();
  return find() ?? '';
}

interface MailList {
  items: { to: string; link: string }[];
}

/** Returns the link to `path` in the newest mail to `address` that the mocks list; does not wait. */
export async function linkInMockMails(
  apiUrl: string,
  address: string,
  path: string,
): Promise<string> {
  const response = await fetch(`${apiUrl}/__mock/mails`);
  // The mocks answer in this shape; with any other shape the next statement throws.
  const { items } = (await response.json()) as MailList;
  const mail = items.find(({ to, link }) => to === address && new URL(link).pathname === path);
  if (mail === undefined) throw new Error(`There is no mail to ${address} with a link to ${path}`);
  return mail.link;
}
