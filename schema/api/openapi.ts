/** The OpenAPI document, made from the endpoint table. */
export function openApiDocument(): Record<string, unknown> {
  return {};
}
