/**
 * Finds the names that stand for elements with styles, and the components that pass their properties on to such an
 * element.
 */
import path from 'node:path';
import ts from 'typescript';
import { evaluate, isKnown, isShadowed, type Modules } from './evaluate.ts';
import { FRONTEND, MADE, type SourceModule } from './modules.ts';

export const FACTORY = path.join(FRONTEND, 'components/styled/chakra.ts');

export interface RecipeStyles {
  base?: object;
  variants?: Record<string, Record<string, object>>;
  defaultVariants?: Record<string, unknown>;
}

/** An element that takes styles. */
export interface Styled {
  kind: 'styled';
  /** An element's name, or a component and where it is imported from. */
  element: string | { name: string; from: string };
  recipe: { name: string; own: RecipeStyles | null } | null;
  defaultProps: Record<string, unknown>;
}

/** A component that hands what it does not name itself on to such an element. */
export interface Forwarder {
  kind: 'forwarder';
  own: ReadonlySet<string>;
  to: Styled | Forwarder;
}

export type Definition = Styled | Forwarder;

export class Unreadable extends Error {}

/** Where an identifier is defined: the module and the name there. */
function origin(name: string, here: SourceModule, modules: Modules): { module: SourceModule; name: string } | null {
  if (here.values.has(name)) return { module: here, name };
  const imported = here.imports.get(name);
  const module = imported && modules.get(imported.from);
  return module && imported ? { module, name: imported.name } : null;
}

export class Definitions {
  readonly #found = new Map<string, Definition | null>();

  readonly modules: Modules;

  constructor(modules: Modules) {
    this.modules = modules;
  }

  isFactory(node: ts.Node, here: SourceModule, name: string): boolean {
    if (!ts.isIdentifier(node)) return false;
    const imported = here.imports.get(node.text);
    return imported?.from === FACTORY && imported.name === name;
  }

  /** Of a tag (`Box`, `Table.Row`, `chakra.label`) or null where it takes no styles. */
  ofTag(tag: ts.JsxTagNameExpression, here: SourceModule): Definition | null {
    if (ts.isPropertyAccessExpression(tag)) {
      if (this.isFactory(tag.expression, here, 'chakra')) return plain(tag.name.text);
      if (!ts.isIdentifier(tag.expression)) return null;
      const at = origin(tag.expression.text, here, this.modules);
      const table = at?.module.values.get(at.name);
      if (!at || !table || !ts.isObjectLiteralExpression(table)) return null;
      const member = table.properties.find((one) => one.name?.getText(at.module.tree) === tag.name.text);
      if (!member || !ts.isPropertyAssignment(member)) return null;
      return this.#styled(member.initializer, `${at.name}${tag.name.text}`, at.module);
    }
    if (!ts.isIdentifier(tag) || /^[a-z]/.test(tag.text) || isShadowed(tag)) return null;
    return this.ofName(tag.text, here);
  }

  /** Every element that a module defines, single ones and those of a table. */
  ofModule(module: SourceModule): Styled[] {
    return [...module.values].flatMap(([name, value]) => {
      if (!ts.isObjectLiteralExpression(value)) {
        const found = this.ofName(name, module);
        return found?.kind === 'styled' ? [found] : [];
      }
      return value.properties.flatMap((one) => {
        const found = ts.isPropertyAssignment(one)
          ? this.#styled(one.initializer, name + one.name.getText(module.tree), module)
          : null;
        return found ? [found] : [];
      });
    });
  }

  ofName(name: string, here: SourceModule): Definition | null {
    const at = origin(name, here, this.modules);
    if (!at) return null;
    const key = `${at.module.file}#${at.name}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    // A component that shows itself is no forwarder by that alone.
    this.#found.set(key, null);
    const value = at.module.values.get(at.name);
    const found = value
      ? (this.#alias(value, at.module) ?? this.#styled(value, at.name, at.module) ?? this.#forwarder(value, at.module))
      : null;
    this.#found.set(key, found);
    return found;
  }

  #alias(value: ts.Node, module: SourceModule): Definition | null {
    return ts.isIdentifier(value) ? this.ofName(value.text, module) : null;
  }

  /** `chakra('details', { base: … })`, `chakra(Link, button)`. */
  #styled(value: ts.Node, name: string, module: SourceModule): Styled | null {
    if (ts.isAsExpression(value)) return this.#styled(value.expression, name, module);
    if (!ts.isCallExpression(value) || !this.isFactory(value.expression, module, 'chakra')) return null;
    const [base, recipe, options] = value.arguments;
    if (!base) throw new Unreadable(`${module.file}: ${name} has no element`);
    return {
      kind: 'styled',
      element: this.#elementOf(base, module),
      recipe: recipe ? this.#recipeOf(recipe, name, module) : null,
      defaultProps: options ? this.#defaultPropsOf(options, name, module) : {},
    };
  }

  #elementOf(base: ts.Expression, module: SourceModule): Styled['element'] {
    if (ts.isStringLiteral(base)) return base.text;
    const imported = ts.isIdentifier(base) ? module.imports.get(base.text) : undefined;
    if (!imported) throw new Unreadable(`${module.file}: only elements and imported components take styles`);
    return { name: imported.name, from: imported.from };
  }

  #recipeOf(recipe: ts.Expression, name: string, module: SourceModule): Styled['recipe'] {
    const imported = ts.isIdentifier(recipe) ? module.imports.get(recipe.text) : undefined;
    if (imported?.from.startsWith(MADE)) return { name: imported.name, own: null };
    const styles = evaluate(recipe, module, this.modules);
    if (!styles || !isKnown(styles)) throw new Unreadable(`${module.file}: the styles of ${name} are not written out`);
    if (Object.keys(styles.known as object).length === 0) return null;
    return { name: recipeName(module.file, name), own: styles.known as RecipeStyles };
  }

  #defaultPropsOf(options: ts.Expression, name: string, module: SourceModule): Record<string, unknown> {
    const read = evaluate(options, module, this.modules);
    if (!read || !isKnown(read)) throw new Unreadable(`${module.file}: the options of ${name} are not written out`);
    return (read.known as { defaultProps?: Record<string, unknown> }).defaultProps ?? {};
  }

  #forwarder(value: ts.Node, module: SourceModule): Forwarder | null {
    if (!ts.isFunctionDeclaration(value) && !ts.isArrowFunction(value)) return null;
    const rest = restOf(value);
    if (!rest || !value.body) return null;
    let to: Definition | null = null;
    const visit = (node: ts.Node): void => {
      if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
        const spreads = node.attributes.properties.some(
          (one) => ts.isJsxSpreadAttribute(one) && ts.isIdentifier(one.expression) && one.expression.text === rest.name,
        );
        if (spreads) to ??= this.ofTag(node.tagName, module);
      }
      ts.forEachChild(node, visit);
    };
    visit(value.body);
    return to && { kind: 'forwarder', own: rest.own, to };
  }
}

const plain = (element: string): Styled => ({ kind: 'styled', element, recipe: null, defaultProps: {} });

/** The name under which a component has the properties that it does not name, and those it does. */
export function restOf(component: ts.FunctionLikeDeclaration): { name: string; own: ReadonlySet<string> } | null {
  const [parameter] = component.parameters;
  if (!parameter) return null;
  if (ts.isIdentifier(parameter.name)) return { name: parameter.name.text, own: new Set() };
  if (!ts.isObjectBindingPattern(parameter.name)) return null;
  const rest = parameter.name.elements.find(({ dotDotDotToken }) => dotDotDotToken !== undefined);
  if (!rest || !ts.isIdentifier(rest.name)) return null;
  const own = parameter.name.elements
    .filter((element) => element !== rest)
    .map(({ name, propertyName }) => (propertyName ?? name).getText());
  return { name: rest.name.text, own: new Set(own) };
}

/** "components/disclosure.tsx", "Summary": disclosure-summary. */
function recipeName(file: string, name: string): string {
  const kebab = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return `${path.basename(file).replace(/\.tsx?$/, '')}-${kebab}`;
}

export function endOf(definition: Definition): Styled {
  return definition.kind === 'styled' ? definition : endOf(definition.to);
}
