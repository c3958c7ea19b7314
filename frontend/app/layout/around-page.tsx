/** What stands around the page and is not needed for its first sight: one file that comes after it. */
import { Toaster } from '#frontend/components/ui/toaster.tsx';
import { LeavingReady } from '#frontend/features/auth/components/leaving-ready.tsx';

export { Footer } from './footer.tsx';
export { QuickMenu } from './quick-menu.tsx';
export { StatusLine } from './status-line.tsx';

/** What takes no room: short messages, and what readies leaving. */
export function Besides() {
  return (
    <>
      <Toaster />
      <LeavingReady />
    </>
  );
}
