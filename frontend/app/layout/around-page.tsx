/** What stands around the page and is not needed for its first sight: one file that comes after it. */
export { Toaster } from '../../components/ui/toaster.tsx';
export { Footer } from './footer.tsx';
export { QuickMenu } from './quick-menu.tsx';
export { StatusLine } from './status-line.tsx';
