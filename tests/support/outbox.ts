import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

function mailsTo(folder: string, address: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`));
}

/** The link in the newest mail to an address that leads to the given path; waits for the mail. */
export async function linkInMail(folder: string, address: string, path: string): Promise<string> {
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

/** The same in the mails of the mocks, the newest first. */
export async function linkInList(apiUrl: string, address: string, path: string): Promise<string> {
  const response = await fetch(`${apiUrl}/__mock/mails`);
  // The response of the mocks; another shape would fail in the next line.
  const { items } = (await response.json()) as MailList;
  const mail = items.find(({ to, link }) => to === address && new URL(link).pathname === path);
  if (mail === undefined) throw new Error(`There is no mail to ${address} with a link to ${path}`);
  return mail.link;
}
