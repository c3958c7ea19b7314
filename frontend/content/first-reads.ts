/** Pages that readers of one country look for first, under one heading. */
export interface FirstReads {
  title: string;
  links: readonly { label: string; to: string }[];
}
