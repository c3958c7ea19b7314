/** Words of the buttons beside a list that share it: apart from all else of sharing, so that lists do not load it. */
export const shareButtonWords = {
  open: 'Share',
  openNamed: (name: string | null) => (name === null ? 'Share all your bookmarks' : `Share the list ${name}`),
  csv: 'Download CSV with sources',
  /** What a browser keeps by itself, whose link holds the schools. */
  here: {
    open: 'Copy link to this list',
    copied: {
      title: 'Link copied',
      description: 'It shows the schools on your list as they are now. You can’t turn this link off later.',
    },
    notCopied: { title: 'We couldn’t copy the link', description: 'Your browser doesn’t allow copying here.' },
  },
} as const;
