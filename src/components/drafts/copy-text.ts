import { toast } from 'sonner';

/** Copies a text, and shows in a toast whether that succeeded. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Copied. You can paste it anywhere.');
  } catch {
    toast.error('The browser did not allow access to the clipboard.');
  }
}
