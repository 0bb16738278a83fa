/** The way out of a lesson. */
import { lessonPlace } from './lessonPlace.svelte';
import { seats } from './preferences';
import { router } from './router.svelte';

/** Put the lesson away, and go back to the table from which its player came, or to the front page. */
export function leaveLesson(table: string): void {
  const back = lessonPlace.backFrom(table);
  lessonPlace.end();
  seats.forget(table);
  if (back === null) router.home();
  else router.table(back);
}
