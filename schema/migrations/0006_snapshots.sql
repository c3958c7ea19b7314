CREATE TABLE IF NOT EXISTS `snapshots` (
	`kind` text NOT NULL,
	`layout` text NOT NULL,
	`part` integer NOT NULL,
	`version` text NOT NULL,
	`base64` text NOT NULL,
	PRIMARY KEY(`kind`, `layout`, `part`)
);
--> statement-breakpoint
-- The snapshots had one table each, without a layout. No release that reads them was ever deployed.
DROP TABLE IF EXISTS `program_snapshot`;--> statement-breakpoint
DROP TABLE IF EXISTS `search_snapshot`;
