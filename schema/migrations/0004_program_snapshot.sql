CREATE TABLE IF NOT EXISTS `program_snapshot` (
	`part` integer PRIMARY KEY NOT NULL,
	`base64` text NOT NULL
);
