CREATE TABLE IF NOT EXISTS `career_lists` (
	`key` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `careers` (
	`slug` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL
);
