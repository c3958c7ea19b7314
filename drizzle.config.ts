import { defineConfig } from 'drizzle-kit';

export default defineConfig({ dialect: 'sqlite', schema: './schema/db/*.ts', out: './schema/migrations' });
