/** The element that sends a form. Until its scripts are here the browser would post the form itself, and nothing takes it. */
import type { ComponentProps } from 'react';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';

export function Submit(props: ComponentProps<'button'>) {
  const waits = !useHydrated();
  // What is off keeps Enter from sending the form as well.
  return <button type="submit" disabled={waits} data-waits={waits ? '' : undefined} {...props} />;
}
