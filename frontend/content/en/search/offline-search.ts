/** Words of the search that is saved on a device. */
import { copyTime } from '../layout/offline.ts';

const megabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const MEGABYTE = 1_000_000;

export const offlineSearchWords = {
  /** On the button that opens this part, and on the one that saves. */
  save: 'Save for offline',
  title: 'Search offline',
  intro: 'Save a copy of the search on this device. You can then search and see university cards without a connection.',
  without: 'The copy doesn’t include full university pages or programs. It is updated when you are online.',
  size: (bytes: number) => `Download size: ${megabytes.format(bytes / MEGABYTE)} MB`,
  saving: (percent: number) => `Saving… ${percent}%`,
  saved: (at: number) => `Saved on this device. Data as of ${copyTime(at)}.`,
  remove: 'Remove offline copy',
  removed: 'We removed the copy from this device.',
  old: 'Your copy is from an earlier version of the site and can’t be used. Save it again while you are online.',
  damaged: 'Your copy is damaged, and we can’t open it. Save it again while you are online.',
  faults: {
    offline: 'You are offline. Connect to the internet, then try again.',
    cutOff: 'The download was interrupted. Try again.',
    full: 'There isn’t enough space on this device. Free up some space, then try again.',
    unavailable: 'We couldn’t download the copy. Try again in a moment.',
    unsupported: 'We can’t save the search in this browser. Reload the page, or try another browser.',
  },
} as const;
