/** The files of the client that this browser keeps, so that it opens without a network (web/offline/serviceWorker.js). */
import { at } from '../net/siteRoot';

class Installed {
  #update = $state.raw<ServiceWorker | null>(null);
  #others = $state(false);
  private asked = false;

  /** Whether a newer version is there and waits. */
  get update(): boolean {
    return this.#update !== null;
  }

  /** Whether it waits for other pages of this site to be closed. */
  get others(): boolean {
    return this.#others;
  }

  /** Keep everything, in the background. Pages that came over plain http can't. */
  async keep(): Promise<void> {
    if (this.asked || !('serviceWorker' in navigator)) return;
    this.asked = true;
    try {
      const found = await navigator.serviceWorker.register(at('service-worker.js'), { scope: at('') });
      this.look(found.waiting);
      found.addEventListener('updatefound', () => {
        const coming = found.installing;
        coming?.addEventListener('statechange', () => {
          if (coming.state === 'installed') this.look(coming);
        });
      });
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data === 'others') this.#others = true;
      });
      // Games shouldn't make way for what other sites store.
      await navigator.storage.persist();
    } catch {
      // It's played all the same; only a network is needed the next time.
      this.asked = false;
    }
  }

  private look(waiting: ServiceWorker | null): void {
    // The first version replaces nothing.
    if (waiting && navigator.serviceWorker.controller) this.#update = waiting;
  }

  /** Load the page with the newer version, unless another page still needs the older one. */
  use(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#update?.postMessage('use');
  }
}

export const installed = new Installed();
