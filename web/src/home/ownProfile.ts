/** The name and the face of the player at this device. The first game needs no typing. */
import { AVATARS } from '../art';
import { remembered } from '../shell/preferences';
import { text } from '../state/words';

const someOf = <Thing>(things: readonly Thing[]): Thing | undefined => things[Math.floor(Math.random() * things.length)];

export function funnyName(): string {
  return someOf(text('web-funny-names').split(/,\s*/)) ?? '';
}

/** A name and a face, made up where none were chosen, and kept: a stranger does not change at every visit. */
export function introduce(): { name: string; avatar: number } {
  const { name, avatar } = remembered.value;
  const me = { name: name.trim() || funnyName(), avatar: avatar ?? Math.floor(Math.random() * AVATARS) };
  if (me.name !== name || me.avatar !== avatar) remembered.change(me);
  return me;
}
