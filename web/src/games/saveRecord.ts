/** Saves the record of a game of this browser; that of a server's is a link, which the browser follows itself. */
import { api } from '../net/api';
import { transport } from '../net/transport';

export async function saveRecord(event: Event, code: string, game: number): Promise<void> {
  if (!transport.offline) return;
  event.preventDefault();
  const file = new Blob([await api().record(code, game)], { type: 'application/jsonl' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `boomcat-${game}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
