/** The tabs of the resources page, as they stand in its address. */

export const RESOURCE_TABS = ['guides', 'articles', 'tools', 'faq'] as const;
export type ResourceTab = (typeof RESOURCE_TABS)[number];

export const RESOURCE_TOOLS = ['tuition-calculator', 'program-finder', 'location-explorer'] as const;
export type ResourceTool = (typeof RESOURCE_TOOLS)[number];

/** The tab an address names; the first one when it names none of them. */
export function resourceTabOf(name: string | null): ResourceTab {
  return RESOURCE_TABS.find((tab) => tab === name) ?? RESOURCE_TABS[0];
}

/** The tool an address names; the first one when it names none of them. */
export function resourceToolOf(name: string | null): ResourceTool {
  return RESOURCE_TOOLS.find((tool) => tool === name) ?? RESOURCE_TOOLS[0];
}

/** The tool that an address of the page names, which is then shown as a page of its own; null for none. */
export const namedTool = (search: { get: (name: string) => string | null }): ResourceTool | null =>
  search.get('tab') === 'tools' ? (RESOURCE_TOOLS.find((tool) => tool === search.get('tool')) ?? null) : null;
