/** Copying and sending without a secure context: over plain http on a local network the browser's own ways are missing. */

import { site } from '../net/siteRoot';
import type { Catalog } from '../protocol';

export async function copy(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    field.setSelectionRange(0, field.value.length);
    try {
      // Out of fashion, and the only way there is here.
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}

export const canSend = (): boolean => typeof navigator.share === 'function';

/** Open the device's list of programs to send a link with. Closing it isn't an error. */
export async function send(text: string, url: string): Promise<void> {
  await navigator.share({ text, url }).catch(() => undefined);
}

const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether this page was opened in a way that only this computer has. */
export const opensOnlyHere = (hostname: string = location.hostname): boolean => HERE.has(hostname);

/** The beginning of links: as the server's host named it, as this page was opened, or as the server knows itself. */
export const serverFor = (catalog: Pick<Catalog, 'address' | 'public_url'> | null): string =>
  catalog?.public_url ?? ((opensOnlyHere() && catalog?.address) || site());
