import { toast } from 'sonner';
import { loadToasts } from './waiting-toasts.ts';

interface OfflineNotice {
  readonly title: string;
  readonly description: string;
}

/** Shows a toast that stays until the user closes it. */
export function showNotice({ title, description }: OfflineNotice, saveFile?: () => void): void {
  toast(title, {
    id: title,
    description,
    duration: Number.POSITIVE_INFINITY,
    ...(saveFile && { action: { label: 'Save file', onClick: saveFile } }),
  });
  loadToasts();
}
