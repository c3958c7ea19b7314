/** Forms as tools of an assistant in the browser (WebMCP), where the browser has that. */
import { expect, test } from './site.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-features=WebMCP'] }),
});

for (const [path, names] of [
  ['/', ['search_universities']],
  ['/search', ['search_universities', 'filter_universities']],
  ['/fr/recherche', ['search_universities', 'filter_universities']],
  ['/resources?tab=tools&tool=program-finder', ['find_programs', 'find_programs_by_words']],
] as const) {
  test(`the forms of ${path} are tools with a name, a purpose and parameters`, async ({ page }) => {
    await page.goto(path);
    const forms = page.locator('form[toolname]');
    await expect(forms).not.toHaveCount(0);
    for (const name of names) {
      await expect(page.locator(`form[toolname="${name}"]`)).toHaveAttribute('tooldescription', /\S{3}/);
    }
    const tools = await page.webmcp.tools().catch((error: unknown) => {
      test.skip(/WebMCP/i.test(String(error)), `This browser has no WebMCP: ${String(error)}`);
      throw error;
    });
    for (const name of names) {
      const tool = tools.find((one) => one.name === name);
      expect(tool?.description, name).toMatch(/\S{3}/);
      expect(
        Object.keys((tool?.inputSchema as { properties?: object } | undefined)?.properties ?? {}).length,
        name,
      ).toBeGreaterThan(0);
    }
  });
}

test('every field of the filters is a parameter with a name and a purpose, or no part of the tool', async ({
  page,
}) => {
  await page.goto('/search');
  const fields = await page
    .locator('form[toolname="filter_universities"]')
    .evaluate((form: HTMLFormElement) =>
      [...form.elements]
        .filter((one) => one instanceof HTMLInputElement || one instanceof HTMLSelectElement)
        .map((one) => ({ name: one.name, purpose: one.getAttribute('toolparamdescription') ?? '', type: one.type })),
    );
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.filter(({ name }) => name === '')).toEqual([]);
  const ticks = fields.filter(({ type }) => type === 'checkbox');
  expect(ticks.filter(({ purpose }) => purpose === '')).toEqual([]);
});
