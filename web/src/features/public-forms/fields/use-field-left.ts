import { type RefObject, useEffect, useEffectEvent } from 'react';

function nameOf(element: Element | null): string | null {
  return element?.getAttribute('name') ?? null;
}

/**
 * Tells when the focus has left a field of a form: the controls of one name. It waits for the press under way
 * and the click it becomes, because a message that appears meanwhile pushes what lies below it out from under
 * the finger, and the click would be lost.
 */
export function useFieldLeft(form: RefObject<HTMLFormElement | null>, onLeft: (control: Element) => void): void {
  const tell = useEffectEvent((control: Element) => {
    if (nameOf(document.activeElement) !== nameOf(control)) onLeft(control);
  });

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let pressed = false;
    const note = (isDown: boolean) => () => {
      pressed = isDown;
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      const later = () => setTimeout(() => target instanceof Element && tell(target));
      if (pressed) window.addEventListener('pointerup', later, { once: true, signal });
      else later();
    };
    window.addEventListener('pointerdown', note(true), { capture: true, signal });
    window.addEventListener('pointerup', note(false), { capture: true, signal });
    window.addEventListener('pointercancel', note(false), { capture: true, signal });
    form.current?.addEventListener('focusout', onFocusOut, { signal });
    return () => ending.abort();
  }, [form]);
}
