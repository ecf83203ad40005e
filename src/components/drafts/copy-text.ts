import { toast } from 'sonner';

/** Copies a text, and says whether the browser has allowed it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Copied. You can paste it anywhere.');
  } catch {
    toast.error('The browser did not allow access to the clipboard.');
  }
}
