/** What a tool's form sends beside its own fields, so that the browser comes back to the tool by itself. */
import type { ResourceTool } from '#schema/domain/site/resources.ts';

export function ToolFields({ tool }: { tool: ResourceTool }) {
  return (
    <>
      <input type="hidden" name="tab" value="tools" />
      <input type="hidden" name="tool" value={tool} />
    </>
  );
}
