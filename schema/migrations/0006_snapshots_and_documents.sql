CREATE TABLE IF NOT EXISTS `snapshots` (
	`kind` text NOT NULL,
	`layout` text NOT NULL,
	`part` integer NOT NULL,
	`version` text NOT NULL,
	`base64` text NOT NULL,
	PRIMARY KEY(`kind`, `layout`, `part`)
);
--> statement-breakpoint
-- The snapshots had one table each, without a layout, and the programs one without pay. No release that reads them was ever deployed.
DROP TABLE IF EXISTS `program_snapshot`;--> statement-breakpoint
DROP TABLE IF EXISTS `search_snapshot`;
--> statement-breakpoint
DROP TABLE IF EXISTS `programs`;
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `trends` (
	`university_id` integer NOT NULL,
	`year` text NOT NULL,
	`tuition` integer,
	`tuition_in_state` integer,
	`net_price` integer,
	`acceptance_rate` real,
	`graduation_rate` real,
	`retention_rate` real,
	PRIMARY KEY(`university_id`, `year`)
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `university_cards` (
	`id` integer PRIMARY KEY NOT NULL,
	`card` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `university_documents` (
	`key` integer PRIMARY KEY NOT NULL,
	`parts` integer NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `university_programs` (
	`university_id` integer NOT NULL,
	`cip` text NOT NULL,
	`level` text NOT NULL,
	`graduates` integer,
	`distance_only` integer NOT NULL,
	`earnings_one_year` integer,
	`earnings_four_years` integer,
	`debt` integer,
	`basis` text NOT NULL,
	PRIMARY KEY(`university_id`, `cip`, `level`)
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `university_programs_cip_level` ON `university_programs` (`cip`,`level`,`graduates`);