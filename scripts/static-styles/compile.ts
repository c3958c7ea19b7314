/**
 * A module of the pages with its styles worked out: `<Box mt="4">` becomes `<div className="mt_4">`, `css({…})` the text of
 * its classes. A style may depend on what the code decides while it runs as long as every outcome is written out: a
 * condition, or a key of a table. Anything else is named as a failure of the build.
 */
import path from 'node:path';
import ts from 'typescript';
import { type Definition, type Definitions, endOf, FACTORY, restOf, type Styled, Unreadable } from './definitions.ts';
import { evaluate, isKnown, leavesOf, mapLeaves } from './evaluate.ts';
import { type Choice, FRONTEND, MADE, type SourceModule } from './modules.ts';
import { type Needs, noNeeds, type Panda } from './panda.ts';

export interface Compiled {
  code: string;
  needs: Needs;
  failures: string[];
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

/** A part of an element's class: an expression of the code. */
type ClassPart = { text: string } | { code: string };

const JOIN = 'joinClasses$';
const AS = 'As$';

export function compile(here: SourceModule, definitions: Definitions, panda: Panda): Compiled {
  const compiler = new Compiler(here, definitions, panda);
  return compiler.run();
}

class Compiler {
  readonly #edits: Edit[] = [];
  readonly #needs = noNeeds();
  readonly #failures: string[] = [];
  readonly #imports = new Map<string, string>();
  readonly #replaced = new Set<ts.Node>();

  readonly here: SourceModule;
  readonly definitions: Definitions;
  readonly panda: Panda;

  constructor(here: SourceModule, definitions: Definitions, panda: Panda) {
    this.here = here;
    this.definitions = definitions;
    this.panda = panda;
  }

  run(): Compiled {
    this.#visit(this.here.tree, []);
    this.#dropImports();
    const head = [...this.#imports].map(([line]) => line).join('');
    const code = head + applyEdits(this.here.text, this.#edits);
    return { code, needs: this.#needs, failures: this.#failures };
  }

  #fail(node: ts.Node, why: string): void {
    const { line } = this.here.tree.getLineAndCharacterOfPosition(node.getStart(this.here.tree));
    this.#failures.push(`${path.relative(FRONTEND, this.here.file)}:${line + 1}: ${why}`);
  }

  #evaluate = (node: ts.Expression) => evaluate(node, this.here, this.definitions.modules);
  #textOf = (node: ts.Node) => node.getText(this.here.tree);

  /** `rests`: the names under which the components around have what they hand on. */
  #visit(node: ts.Node, rests: readonly string[]): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || this.#replaced.has(node)) return;
    let inner = rests;
    if (ts.isFunctionLike(node)) {
      const rest = restOf(node as ts.FunctionLikeDeclaration);
      if (rest) inner = [...rests, rest.name];
    }
    try {
      if (ts.isVariableStatement(node) && this.#isDefinition(node)) return;
      if (ts.isJsxElement(node)) this.#element(node.openingElement, node.closingElement, inner);
      else if (ts.isJsxSelfClosingElement(node)) this.#element(node, null, inner);
      else if (ts.isCallExpression(node) && this.definitions.isFactory(node.expression, this.here, 'css')) {
        this.#cssCall(node);
        return;
      }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.#fail(node, error.message);
    }
    ts.forEachChild(node, (child) => this.#visit(child, inner));
  }

  /** `const X = chakra(…)` and tables of such: what uses them has been replaced. */
  #isDefinition(node: ts.VariableStatement): boolean {
    const isCall = (value: ts.Expression | undefined): boolean =>
      value !== undefined && ts.isAsExpression(value)
        ? isCall(value.expression)
        : value !== undefined &&
          ts.isCallExpression(value) &&
          this.definitions.isFactory(value.expression, this.here, 'chakra');
    const all = node.declarationList.declarations.every(
      ({ initializer }) =>
        isCall(initializer) ||
        (initializer !== undefined &&
          ts.isObjectLiteralExpression(initializer) &&
          initializer.properties.length > 0 &&
          initializer.properties.every((one) => ts.isPropertyAssignment(one) && isCall(one.initializer))),
    );
    if (!all || node.parent !== this.here.tree) return false;
    const names = node.declarationList.declarations.map(({ name }) => this.#textOf(name));
    const exported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    // Importing one as a value is an error where it happens.
    const stubs = names.map((name) => `${exported ? 'export ' : ''}const ${name} = null;`).join(' ');
    this.#edits.push({ from: node.getStart(this.here.tree), to: node.getEnd(), text: exported ? stubs : '' });
    return true;
  }

  #cssCall(node: ts.CallExpression): void {
    const given = node.arguments.map((argument) => this.#evaluate(argument));
    if (given.some((one) => one === null)) {
      this.#fail(node, 'css() is given what is not written out');
      return;
    }
    const [styles = { known: {} }] = given as Choice[];
    this.#edits.push({
      from: node.getStart(this.here.tree),
      to: node.getEnd(),
      text: this.#codeOf(this.#classes(styles)),
    });
  }

  #classes(styles: Choice): Choice {
    return mapLeaves(styles, (known) => ({ known: this.panda.classesOf(withoutNothing(known), this.#needs) }));
  }

  #codeOf(choice: Choice): string {
    if (isKnown(choice)) return JSON.stringify(choice.known ?? '');
    if ('when' in choice) return `((${choice.when}) ? ${this.#codeOf(choice.yes)} : ${this.#codeOf(choice.no)})`;
    const of = Object.entries(choice.of).map(([key, one]) => `${JSON.stringify(key)}: ${this.#codeOf(one)}`);
    return `(({ ${of.join(', ')} })[${choice.key}] ?? ${this.#codeOf(choice.otherwise)})`;
  }

  #element(opening: ts.JsxOpeningLikeElement, closing: ts.JsxClosingElement | null, rests: readonly string[]): void {
    const definition = this.definitions.ofTag(opening.tagName, this.here);
    if (!definition) return;
    const styled = endOf(definition);
    const isForwarder = definition.kind === 'forwarder';
    const own = isForwarder ? definition.own : new Set<string>();
    const recipe = styled.recipe ? (styled.recipe.own ?? this.panda.recipeOf(styled.recipe.name)) : null;
    const variants = new Map<string, Choice | { code: string }>();
    const groups: Choice[] = isForwarder ? [] : [{ known: this.#defaultStyles(styled) }];
    const tails: ClassPart[] = [];
    const given = new Set<string>();
    let as: ts.JsxAttribute | null = null;

    for (const attribute of opening.attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) {
        this.#spread(attribute, definition, rests, groups, tails);
        continue;
      }
      const name = this.#textOf(attribute.name);
      given.add(name);
      if (own.has(name)) continue;
      if (name === 'as' && !isForwarder) {
        as = attribute;
        this.#remove(attribute);
      } else if (name === 'className') {
        tails.push({ code: this.#codeOfAttribute(attribute) });
        this.#remove(attribute);
      } else if (recipe?.variants && name in recipe.variants) {
        if (isForwarder) this.#fail(attribute, `${name} is to be handed on by name`);
        variants.set(name, this.#choiceOf(attribute) ?? { code: this.#codeOfAttribute(attribute) });
        this.#remove(attribute);
      } else if (this.panda.isStyle(name)) {
        const choice = this.#choiceOf(attribute);
        if (!choice) {
          this.#fail(attribute, `${name} is not written out: ${this.#textOf(attribute)}`);
          continue;
        }
        groups.push(mapLeaves(choice, (known) => ({ known: name === 'css' ? (known ?? {}) : { [name]: known } })));
        this.#remove(attribute);
      }
    }

    const parts: ClassPart[] = [
      ...(isForwarder || !styled.recipe || !recipe ? [] : this.#recipeParts(styled.recipe.name, recipe, variants)),
      ...this.#merged(opening, groups).map((choice): ClassPart => {
        const classes = this.#classes(choice);
        return isKnown(classes) ? { text: String(classes.known) } : { code: this.#codeOf(classes) };
      }),
      ...tails,
    ];
    const attributes = isForwarder ? '' : this.#defaults(styled, given);
    if (!isForwarder) this.#tag(opening, closing, styled, as);
    const start = opening.typeArguments?.end ?? opening.tagName.getEnd();
    const asked = as?.initializer && !isForwarder ? this.#asAttribute(as) : '';
    if (asked + attributes) this.#edits.push({ from: start, to: start, text: asked + attributes });
    const classes = this.#classAttribute(parts);
    const end = opening.attributes.getEnd();
    if (classes) this.#edits.push({ from: end, to: end, text: classes });
  }

  #spread(
    attribute: ts.JsxSpreadAttribute,
    definition: Definition,
    rests: readonly string[],
    groups: Choice[],
    tails: ClassPart[],
  ): void {
    const { expression } = attribute;
    const choice = this.#evaluate(expression);
    if (choice) {
      const names = new Set(leavesOf(choice).flatMap((leaf) => Object.keys((leaf ?? {}) as object)));
      const styles = [...names].filter((name) => this.panda.isStyle(name));
      if (styles.length === 0) return;
      if (styles.length < names.size) {
        this.#fail(attribute, 'styles and other properties are in one spread');
        return;
      }
      groups.push(choice);
      this.#remove(attribute);
      return;
    }
    if (ts.isIdentifier(expression) && rests.includes(expression.text) && definition) {
      tails.push({ code: `${expression.text}.className` });
      return;
    }
    const conditional = ts.isConditionalExpression(expression)
      ? [expression.whenTrue, expression.whenFalse]
      : [expression];
    for (const one of conditional) {
      if (!ts.isObjectLiteralExpression(one)) continue;
      const style = one.properties.find((property) => property.name && this.panda.isStyle(this.#textOf(property.name)));
      if (style) this.#fail(style, `a style in a spread is not written out: ${this.#textOf(style)}`);
    }
  }

  #remove(attribute: ts.Node): void {
    this.#replaced.add(attribute);
    this.#edits.push({ from: attribute.getStart(this.here.tree), to: attribute.getEnd(), text: '' });
  }

  #choiceOf({ initializer }: ts.JsxAttribute): Choice | null {
    if (!initializer) return { known: true };
    if (ts.isStringLiteral(initializer)) return { known: initializer.text };
    return ts.isJsxExpression(initializer) && initializer.expression ? this.#evaluate(initializer.expression) : null;
  }

  #codeOfAttribute({ initializer }: ts.JsxAttribute): string {
    if (!initializer) return 'true';
    if (ts.isStringLiteral(initializer)) return JSON.stringify(initializer.text);
    if (!ts.isJsxExpression(initializer) || !initializer.expression) return 'undefined';
    // Classes are asked for in it, too.
    const { expression } = initializer;
    if (ts.isCallExpression(expression) && this.definitions.isFactory(expression.expression, this.here, 'css')) {
      const styles = expression.arguments[0] && this.#evaluate(expression.arguments[0]);
      if (styles) return this.#codeOf(this.#classes(styles));
    }
    return this.#withCss(expression);
  }

  /** The text of an expression, with its calls of css() replaced. */
  #withCss(expression: ts.Expression): string {
    const start = expression.getStart(this.here.tree);
    const edits: Edit[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && this.definitions.isFactory(node.expression, this.here, 'css')) {
        const styles = node.arguments[0] && this.#evaluate(node.arguments[0]);
        if (!styles) {
          this.#fail(node, 'css() is given what is not written out');
          return;
        }
        const text = this.#codeOf(this.#classes(styles));
        edits.push({ from: node.getStart(this.here.tree) - start, to: node.getEnd() - start, text });
        return;
      }
      ts.forEachChild(node, visit);
    };
    visit(expression);
    return applyEdits(this.#textOf(expression), edits);
  }

  #recipeParts(
    name: string,
    recipe: { variants?: Record<string, Record<string, object>>; defaultVariants?: Record<string, unknown> },
    given: ReadonlyMap<string, Choice | { code: string }>,
  ): ClassPart[] {
    const parts: ClassPart[] = [{ text: this.panda.recipeBase(name, this.#needs) }];
    for (const [variant, values] of Object.entries(recipe.variants ?? {})) {
      const byDefault = recipe.defaultVariants?.[variant];
      const classOf = (value: unknown) => {
        const chosen = value ?? byDefault;
        return chosen === undefined ? '' : this.panda.recipeVariant(name, variant, String(chosen), this.#needs);
      };
      const asked = given.get(variant) ?? { known: undefined };
      if ('code' in asked) {
        const of = Object.fromEntries(Object.keys(values).map((value) => [value, { known: classOf(value) }]));
        parts.push({ code: this.#codeOf({ key: asked.code, of, otherwise: { known: classOf(undefined) } }) });
        continue;
      }
      const classes = mapLeaves(asked, (known) => ({ known: classOf(known) }));
      parts.push(isKnown(classes) ? { text: String(classes.known) } : { code: this.#codeOf(classes) });
    }
    return parts;
  }

  /** The groups of styles so that no two of them set the same property: the later one wins, as in an object. */
  #merged(opening: ts.Node, groups: readonly Choice[]): Choice[] {
    const fixed: Record<string, unknown> = {};
    const open: { choice: Choice; after: Set<string> }[] = [];
    const keysOf = (leaf: unknown) => Object.keys((leaf ?? {}) as object).map((name) => this.panda.propertyOf(name));
    const normal = (leaf: unknown) =>
      Object.fromEntries(
        Object.entries((leaf ?? {}) as object).map(([name, value]) => [this.panda.propertyOf(name), value]),
      );
    for (const group of groups) {
      if (!isKnown(group)) {
        open.push({ choice: mapLeaves(group, (leaf) => ({ known: normal(leaf) })), after: new Set() });
        continue;
      }
      for (const [name, value] of Object.entries(normal(group.known))) {
        fixed[name] = value;
        for (const one of open) one.after.add(name);
      }
    }
    const taken = new Set<string>();
    const choices = open.map(({ choice, after }) => {
      const mine = new Set(
        leavesOf(choice)
          .flatMap(keysOf)
          .filter((name) => !after.has(name)),
      );
      for (const name of mine) {
        if (taken.has(name)) this.#fail(opening, `${name} depends on two conditions`);
        taken.add(name);
      }
      // What is fixed before holds where a leaf says nothing of it.
      const before = Object.fromEntries([...mine].filter((name) => name in fixed).map((name) => [name, fixed[name]]));
      for (const name of mine) delete fixed[name];
      return mapLeaves(choice, (leaf) => ({
        known: {
          ...before,
          ...Object.fromEntries(
            Object.entries(leaf as object).filter(([name, value]) => mine.has(name) && value !== undefined),
          ),
        },
      }));
    });
    return [...(Object.keys(fixed).length > 0 ? [{ known: fixed }] : []), ...choices];
  }

  #defaultStyles(styled: Styled): object {
    return Object.fromEntries(Object.entries(styled.defaultProps).filter(([name]) => this.panda.isStyle(name)));
  }

  #defaults(styled: Styled, given: ReadonlySet<string>): string {
    return Object.entries(styled.defaultProps)
      .filter(([name]) => !given.has(name) && !this.panda.isStyle(name))
      .map(([name, value]) => ` ${name}={${JSON.stringify(value)}}`)
      .join('');
  }

  #asAttribute(as: ts.JsxAttribute): string {
    const { initializer } = as;
    if (!initializer || ts.isStringLiteral(initializer) || !ts.isJsxExpression(initializer)) return '';
    const { expression } = initializer;
    return !expression || ts.isIdentifier(expression) ? '' : ` as={${this.#textOf(expression)}}`;
  }

  #tag(
    opening: ts.JsxOpeningLikeElement,
    closing: ts.JsxClosingElement | null,
    styled: Styled,
    as: ts.JsxAttribute | null,
  ): void {
    const name = this.#tagName(styled, as);
    const tags = [opening.tagName, ...(closing ? [closing.tagName] : [])];
    for (const tag of tags) this.#edits.push({ from: tag.getStart(this.here.tree), to: tag.getEnd(), text: name });
  }

  #tagName(styled: Styled, as: ts.JsxAttribute | null): string {
    if (as?.initializer) {
      if (ts.isStringLiteral(as.initializer)) return as.initializer.text;
      const expression = ts.isJsxExpression(as.initializer) ? as.initializer.expression : undefined;
      if (expression && ts.isIdentifier(expression) && /^[A-Z]/.test(expression.text)) return expression.text;
      if (expression && ts.isIdentifier(expression)) {
        this.#fail(as, 'an element in a name begins with a capital');
        return 'div';
      }
      this.#import('As', path.join(FRONTEND, 'components/styled/as.tsx'), AS);
      return AS;
    }
    if (typeof styled.element === 'string') return styled.element;
    const local = `${styled.element.name}$`;
    this.#import(styled.element.name, styled.element.from, local);
    return local;
  }

  #classAttribute(parts: readonly ClassPart[]): string {
    const fixed = parts.flatMap((part) => ('text' in part && part.text ? [part.text] : [])).join(' ');
    const open = parts.flatMap((part) => ('code' in part ? [part.code] : []));
    if (open.length === 0) return fixed ? ` className={${JSON.stringify(fixed)}}` : '';
    if (open.length === 1 && !fixed) return ` className={${open[0]}}`;
    this.#import('classNames', path.join(FRONTEND, 'components/styled/class-names.ts'), JOIN);
    return ` className={${JOIN}(${[...(fixed ? [JSON.stringify(fixed)] : []), ...open].join(', ')})}`;
  }

  #import(name: string, from: string, local: string): void {
    this.#imports.set(`import { ${name} as ${local} } from ${JSON.stringify(from)};\n`, local);
  }

  /** Imports of what only stood for elements; whatever of it is still named is a style left to run time. */
  #dropImports(): void {
    for (const statement of this.here.tree.statements) {
      if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue;
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      const dropped = bindings.elements.filter(
        ({ name, isTypeOnly }) => !isTypeOnly && this.#standsForElement(name.text),
      );
      if (dropped.length === 0) continue;
      for (const { name } of dropped) this.#checkUnused(name.text);
      const named = bindings.elements
        .filter((element) => !dropped.includes(element))
        .map((element) => this.#textOf(element));
      const defaultName = statement.importClause?.name;
      const clause = [
        ...(defaultName ? [defaultName.text] : []),
        ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : []),
      ].join(', ');
      const text = clause ? `import ${clause} from ${this.#textOf(statement.moduleSpecifier)};` : '';
      this.#edits.push({ from: statement.getStart(this.here.tree), to: statement.getEnd(), text });
    }
  }

  #standsForElement(name: string): boolean {
    const imported = this.here.imports.get(name);
    if (!imported) return false;
    if (imported.from === FACTORY || imported.from.startsWith(MADE)) return true;
    const definition = this.definitions.ofName(name, this.here);
    if (definition?.kind === 'styled') return true;
    const there = this.definitions.modules.get(imported.from)?.values.get(imported.name);
    return there !== undefined && ts.isObjectLiteralExpression(there) && isTableOfElements(there);
  }

  #checkUnused(name: string): void {
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isJsxClosingElement(node)) return;
      if (
        ts.isVariableStatement(node) &&
        this.#edits.some(({ from, to }) => from <= node.getStart(this.here.tree) && to >= node.getEnd())
      )
        return;
      if (ts.isIdentifier(node) && node.text === name && !isTag(node) && !isReplacedCall(node) && !isMemberName(node)) {
        this.#fail(node, `${name} is used otherwise than as an element`);
      }
      ts.forEachChild(node, visit);
    };
    visit(this.here.tree);
  }
}

const isTag = ({ parent }: ts.Node): boolean =>
  ts.isJsxOpeningElement(parent) ||
  ts.isJsxSelfClosingElement(parent) ||
  (ts.isPropertyAccessExpression(parent) &&
    (ts.isJsxOpeningElement(parent.parent) || ts.isJsxSelfClosingElement(parent.parent)));
const isReplacedCall = (node: ts.Identifier): boolean =>
  ts.isCallExpression(node.parent) && node.parent.expression === node && node.text === 'css';
const isMemberName = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) || ts.isBindingElement(parent);

function isTableOfElements(table: ts.ObjectLiteralExpression): boolean {
  return (
    table.properties.length > 0 &&
    table.properties.every(
      (one) =>
        ts.isPropertyAssignment(one) &&
        ts.isCallExpression(one.initializer) &&
        one.initializer.expression.getText() === 'chakra',
    )
  );
}

function withoutNothing(styles: unknown): object {
  return Object.fromEntries(
    Object.entries((styles ?? {}) as object).filter(([, value]) => value !== undefined && value !== null),
  );
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  const inOrder = edits
    .map((edit, at) => ({ ...edit, at }))
    .sort((a, b) => b.from - a.from || b.to - a.to || b.at - a.at);
  return inOrder.reduce((made, { from, to, text: by }) => made.slice(0, from) + by + made.slice(to), text);
}
