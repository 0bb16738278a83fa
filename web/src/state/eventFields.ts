/** Events as lists of typed fields, so that new ones are worded and shown without more code. */
import { EVENT_FIELDS, type FieldKind, type GameEvent } from '../protocol';

export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly value: unknown;
}

export function fieldsOf(event: GameEvent): Field[] {
  const values = new Map<string, unknown>(Object.entries(event));
  const fields = EVENT_FIELDS[event.event] ?? {};
  return Object.entries(fields).map(([name, kind]) => ({ name, kind, value: values.get(name) }));
}

/** The player who acts: the first one that the event names. */
export function actorOf(event: GameEvent): number | null {
  const found = fieldsOf(event).find(({ kind }) => kind === 'seat')?.value;
  return typeof found === 'number' ? found : null;
}
